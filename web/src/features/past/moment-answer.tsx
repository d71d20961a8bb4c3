import { Box, Button } from '@mantine/core';
import { wallTime } from '@psifida/contract/content/athens-time';
import { usualPanels } from '@psifida/contract/content/panel';
import type { PreviewMessage } from '@psifida/contract/content/preview';
import type { PastMoment, Showing } from '@psifida/contract/content/shown';
import type { Size } from '@psifida/contract/registry/check';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePersonName } from '../../i18n/person-name.ts';
import { useWhen } from '../../i18n/when.ts';
import { Banner } from '../../ui/banner.tsx';
import { EraseList } from './erase-list.tsx';
import classes from './past.module.css';
import { pastMessage } from './past-message.ts';

type MomentAnswerProps = {
  moment: PastMoment;
  mayErase: boolean;
  onAt: (at: string) => void;
  player: (message: PreviewMessage, pixels: Size) => ReactNode;
};

const clockOf = (iso: string): string => wallTime(Date.parse(iso)).slice(11);

export function MomentAnswer({ moment, mayErase, onAt, player }: MomentAnswerProps) {
  const t = useTranslations('past');
  const nameOf = usePersonName();
  const language = useLocale();
  const { outcome, showing, erased, manifest, doubtful } = moment;
  const message = useMemo(
    () => pastMessage(moment, { language, erasedWords: t('imageErased') }),
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
  const images = erased.filter(({ kind }) => kind === 'media').length;
  const hasNews = message?.manifest.presentations.some(({ entries }) =>
    entries.some(({ kind }) => kind === 'news-links'),
  );
  return (
    <section ref={answer} tabIndex={-1} aria-label={t('answer')}>
      <div role="status">
        <Banner tone={outcome === 'shown' ? 'good' : 'info'}>
          {t(`outcomes.${outcome}`, { title })}
          {erasure && ` ${t('erasedBy', { name: nameOf(erasure.by), when: when(erasure.at) })}`}
        </Banner>
      </div>
      <div className={classes.columns}>
        <div>
          {message && manifest && player(message, usualPanels[manifest.rules.installation].pixels)}
          {images > 0 && <p className="shape-quiet">{t('imagesErased', { count: images })}</p>}
          {hasNews && <p className="shape-quiet">{t('newsNote')}</p>}
        </div>
        <Box miw={0}>
          <MomentFacts moment={moment} />
          <Around moment={moment} onAt={onAt} />
        </Box>
      </div>
      {doubtful.length > 0 && (
        <>
          <Box component="h2" mt={16} mb={8} fz={20}>
            {t('doubtful')}
          </Box>
          <p className="shape-quiet">{t('doubtfulText')}</p>
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
  const nameOf = usePersonName();
  const when = useWhen();
  if (!showing) return null;
  const facts: [string, ReactNode][] = [
    [t('from'), clockOf(showing.from)],
    [t('until'), clockOf(showing.until)],
  ];
  if (release)
    facts.push(
      [t('release'), t('releaseOf', { number: String(release.number), when: when(release.madeAt) })],
      [t('savedBy'), release.by ? nameOf(release.by) : t('nobody')],
    );
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="shape-note">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!!release?.returnOf && (
        <p className="shape-quiet">
          {t('returned', { number: String(release.returnOf) })}{' '}
          {release.reason && t('reason', { reason: release.reason })}
        </p>
      )}
    </>
  );
}

function Around({ moment: { around, showing }, onAt }: { moment: PastMoment; onAt: (at: string) => void }) {
  const t = useTranslations('past');
  const language = useLocale();
  if (!around.length) return null;
  const nameOf = ({ presentation, title }: Showing) =>
    presentation === null ? t('standby') : (title?.[language] ?? t('erased'));
  return (
    <>
      <Box component="h2" mt={16} mb={8} fz={20}>
        {t('around')}
      </Box>
      <ol className="shape-list">
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
