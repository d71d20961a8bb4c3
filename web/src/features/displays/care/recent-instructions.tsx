import { Box } from '@mantine/core';
import type { GivenInstruction, InstructionKind } from '@psifida/contract/content/instruction';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { usePersonName } from '../../../i18n/person-name.ts';
import { list } from '../../../i18n/requirement-texts.ts';
import { useWhen } from '../../../i18n/when.ts';
import { Coming } from '../../../ui/placeholder.tsx';
import { instructionsQuery } from '../display-queries.ts';
import classes from './care.module.css';

const shownAtMost = 5;

export const valueText = ({ kind, value }: { kind: InstructionKind; value: number | null }): string => {
  if (value === null) return '';
  return kind === 'rotation' ? `${value}°` : `${value} %`;
};

export function RecentInstructions() {
  const t = useTranslations('care');
  const query = useQuery(instructionsQuery);
  const { data } = query;
  return (
    <section aria-labelledby="recent-instructions">
      <Box component="h3" id="recent-instructions" fz={17}>
        {t('recent')}
      </Box>
      <Coming query={query} heights={[48]} />
      {data?.length === 0 && <p className="shape-quiet">{t('recentNone')}</p>}
      <ul className={classes.recent} aria-labelledby="recent-instructions">
        {data?.slice(0, shownAtMost).map((one) => (
          <Recent key={one.id} given={one} />
        ))}
      </ul>
    </section>
  );
}

function Recent({ given }: { given: GivenInstruction }) {
  const { kind, value, at, by, until, displays, done, failed, undone, failedOnes } = given;
  const t = useTranslations('care');
  const locale = useLocale();
  const when = useWhen();
  const nameOf = usePersonName();
  const isOver = Date.parse(until) <= Date.now() || done + failed === displays;
  const named = (names: readonly string[], all: number) =>
    list(locale, all > names.length ? [...names, `+${all - names.length}`] : names);
  return (
    <li>
      <strong>{t(`kinds.${kind}`)}</strong>
      {value !== null && ` ${valueText(given)}`}
      {' · '}
      {t('recentDone', { done: String(done), displays: String(displays) })}
      <br />
      {undone.length > 0 && (
        <>
          {t(isOver ? 'recentOver' : 'recentUndone', {
            names: named(undone, displays - done - failed),
          })}
          <br />
        </>
      )}
      {failed > 0 && (
        <>
          {t('recentFailed', { names: named(failedOnes, failed) })}
          <br />
        </>
      )}
      <span className="shape-quiet">{t('recentLine', { when: when(at), name: nameOf(by) })}</span>
    </li>
  );
}
