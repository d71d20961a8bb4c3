import type { GivenInstruction, InstructionKind } from '@psifida/contract/content/instruction';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { usePersonName } from '../../../i18n/person-name.ts';
import { list } from '../../../i18n/requirement-texts.ts';
import { useWhen } from '../../../i18n/when.ts';
import { instructionsQuery } from '../display-queries.ts';
import classes from './care.module.css';

const shownAtMost = 5;

export const valueText = (kind: InstructionKind, value: number): string =>
  kind === 'rotation' ? `${value}°` : `${value} %`;

/** What displays were last told to do, and how far they have got. */
export function RecentInstructions() {
  const t = useTranslations('care');
  const { data = [] } = useQuery(instructionsQuery);
  return (
    <section aria-labelledby="recent-instructions">
      <h3 id="recent-instructions" className={classes.heading}>
        {t('recent')}
      </h3>
      {data.length === 0 && <p className="shape-quiet">{t('recentNone')}</p>}
      <ul className={classes.recent} aria-labelledby="recent-instructions">
        {data.slice(0, shownAtMost).map((one) => (
          <Recent key={one.id} given={one} />
        ))}
      </ul>
    </section>
  );
}

function Recent({ given }: { given: GivenInstruction }) {
  const { kind, value, at, by, until, displays, done, failed, undone } = given;
  const t = useTranslations('care');
  const locale = useLocale();
  const when = useWhen();
  const nameOf = usePersonName();
  const isOver = Date.parse(until) <= Date.now() || done + failed === displays;
  const rest = displays - done - undone.length;
  const names = list(locale, rest > 0 ? [...undone, `+${rest}`] : undone);
  return (
    <li>
      <strong>{t(`kinds.${kind}`)}</strong>
      {value !== null && ` ${valueText(kind, value)}`}
      {' · '}
      {t('recentDone', { done: String(done), displays: String(displays) })}
      {failed > 0 && ` · ${t('recentFailed', { count: failed })}`}
      <br />
      {undone.length > 0 && (
        <>
          {t(isOver ? 'recentOver' : 'recentUndone', { names })}
          <br />
        </>
      )}
      <span className="shape-quiet">{t('recentLine', { when: when(at), name: nameOf(by) })}</span>
    </li>
  );
}
