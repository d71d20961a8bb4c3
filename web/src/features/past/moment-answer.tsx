import { Button } from '@mantine/core';
import { wallTime } from '@psifida/contract/content/athens-time';
import { usualPanels } from '@psifida/contract/content/panel';
import type { PreviewMessage } from '@psifida/contract/content/preview';
import type { PastMoment, Showing } from '@psifida/contract/content/shown';
import type { Size } from '@psifida/contract/registry/check';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWhen } from '../../i18n/when.ts';
import { Banner } from '../../ui/banner.tsx';
import { EraseList } from './erase-list.tsx';
import classes from './past.module.css';
import { pastMessage } from './past-message.ts';

type MomentAnswerProps = {
  moment: PastMoment;
  mayErase: boolean;
  onAt: (at: string) => void;
  /** The player itself, told what to show. */
  player: (message: PreviewMessage, pixels: Size) => ReactNode;
};

const clockOf = (iso: string): string => wallTime(Date.parse(iso)).slice(11);

/** What was on the glass at a moment, of which release and whose; in the player where it can be shown. */
export function MomentAnswer({ moment, mayErase, onAt, player }: MomentAnswerProps) {
  const t = useTranslations('past');
  const language = useLocale();
  const { outcome, showing, erased, manifest, doubtful } = moment;
  const message = useMemo(
    () => pastMessage(moment, { language, erasedWords: t('pictureErased') }),
    [moment, language, t],
  );
  const when = useWhen();
  const answer = useRef<HTMLElement>(null);
  const wasErased = useRef(false);
  // The button that was pressed goes with what it erased: whoever pressed it goes on with what the moment says now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the moment is told anew
  useEffect(() => {
    if (wasErased.current) answer.current?.focus();
    wasErased.current = false;
  }, [moment]);
  const title = showing?.title?.[language] ?? '';
  const erasure = erased.find(({ id }) => id === showing?.presentation);
  const pictures = erased.filter(({ kind }) => kind === 'media').length;
  const hasNews = message?.manifest.presentations.some(({ entries }) =>
    entries.some(({ kind }) => kind === 'news-links'),
  );
  return (
    <section ref={answer} tabIndex={-1} aria-label={t('answer')}>
      <div role="status">
        <Banner tone={outcome === 'shown' ? 'good' : 'info'}>
          {t(`outcomes.${outcome}`, { title })}
          {erasure && ` ${t('erasedBy', { name: erasure.by.name, when: when(erasure.at) })}`}
        </Banner>
      </div>
      <div className={classes.columns}>
        <div>
          {message && manifest && player(message, usualPanels[manifest.rules.installation].pixels)}
          {pictures > 0 && <p className={classes.quiet}>{t('picturesErased', { count: pictures })}</p>}
          {hasNews && <p className={classes.quiet}>{t('newsNote')}</p>}
        </div>
        <div className={classes.beside}>
          <MomentFacts moment={moment} />
          <Around moment={moment} onAt={onAt} />
        </div>
      </div>
      {doubtful.length > 0 && (
        <>
          <h2 className={classes.heading}>{t('doubtful')}</h2>
          <p className={classes.quiet}>{t('doubtfulText')}</p>
          <ul>
            {doubtful.map(({ receivedOn, doubt, records, earliest }) => (
              <li key={`${receivedOn} ${doubt}`}>
                {t('doubtLine', { count: records, doubt: t(`doubts.${doubt}`), when: when(earliest) })}
              </li>
            ))}
          </ul>
        </>
      )}
      {mayErase && outcome === 'shown' && (
        <EraseList
          moment={moment}
          onErased={() => {
            wasErased.current = true;
          }}
        />
      )}
    </section>
  );
}

function MomentFacts({ moment: { showing, release } }: { moment: PastMoment }) {
  const t = useTranslations('past');
  const when = useWhen();
  if (!showing) return null;
  const facts: [string, ReactNode][] = [
    [t('from'), clockOf(showing.from)],
    [t('until'), clockOf(showing.until)],
  ];
  if (release)
    facts.push(
      [t('release'), t('releaseOf', { number: String(release.number), when: when(release.madeAt) })],
      [t('savedBy'), release.by?.name ?? t('nobody')],
    );
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!!release?.returnOf && (
        <p className={classes.quiet}>
          {t('returned', { number: String(release.returnOf) })}{' '}
          {release.reason && t('reason', { reason: release.reason })}
        </p>
      )}
    </>
  );
}

/** What came before and after: each leads to its own moment. */
function Around({ moment: { around, showing }, onAt }: { moment: PastMoment; onAt: (at: string) => void }) {
  const t = useTranslations('past');
  const language = useLocale();
  if (!around.length) return null;
  const nameOf = ({ presentation, title }: Showing) =>
    presentation === null ? t('calm') : (title?.[language] ?? t('erased'));
  return (
    <>
      <h2 className={classes.heading}>{t('around')}</h2>
      <ol className={classes.around}>
        {around.map((one) => (
          <li key={one.from}>
            <Button
              variant={one.from === showing?.from ? 'light' : 'subtle'}
              justify="flex-start"
              fullWidth
              aria-current={one.from === showing?.from ? 'true' : undefined}
              onClick={() => onAt(one.from)}
            >
              <span className={classes.clock}>{clockOf(one.from)}</span>
              <span className={classes.name}>{nameOf(one)}</span>
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
