import { otherLanguage } from '@psifida/contract/bilingual';
import { usualPanels } from '@psifida/contract/content/panel';
import type { PreviewMessage } from '@psifida/contract/content/preview';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import { openSharedPreview } from '@psifida/contract/endpoints/shared-previews';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { createTranslator, useLocale, useTranslations } from 'use-intl';
import { call } from '../../../api/api-client.ts';
import { ProblemError } from '../../../api/problem-error.ts';
import { catalogueOf, useBothLanguages } from '../../../i18n/catalogues.ts';
import { useWhen } from '../../../i18n/when.ts';
import { ProblemBanner } from '../../../ui/banner.tsx';
import { PageHeader, useTitleDetail } from '../../../ui/page-header.tsx';
import { PlayerFrame, usePlayerState } from '../player-frame.tsx';
import classes from './shared-preview.module.css';

/** setTimeout overflows after 24 days. */
const lookAgainMs = 60_000;

// Whether it ended, was revoked, never was or was cut off on its way here: there is nothing to tell apart.
const isRefusal = (error: unknown): boolean =>
  error instanceof ProblemError && (error.status === 404 || error.status === 422);

/** The first time counts as an opening; then it is asked whether the link was revoked. */
const openedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-preview', token],
    queryFn: ({ signal, client, queryKey }) => {
      const again = client.getQueryData(queryKey) !== undefined;
      return call(openSharedPreview, { body: { token, again } }, { signal });
    },
    refetchInterval: ({ state }) => (isRefusal(state.error) ? false : lookAgainMs),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function SharedPreview({ token }: { token: string }) {
  const t = useTranslations();
  const { data, error, refetch } = useQuery(openedQuery(token));
  const isOver = useIsOver(data?.endsAt);
  if (token === '' || isRefusal(error) || isOver) return <Over />;
  if (data) return <Opened opened={data} />;
  return (
    <>
      <PageHeader compact title={t('titles.shared-preview')} />
      {error ? (
        <ProblemBanner error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status" aria-busy="true" className="shape-quiet">
          {t('preview.loading')}
        </p>
      )}
    </>
  );
}

function Opened({ opened }: { opened: Answer<typeof openSharedPreview> }) {
  const t = useTranslations();
  const language = useLocale();
  const when = useWhen();
  const { manifest, news, id, endsAt, ofDraft } = opened;
  const { pixels, widthMm, viewingDistanceMm } = usualPanels[manifest.rules.installation];
  const message = useMemo<PreviewMessage>(
    () => ({
      type: 'psifida-preview',
      manifest,
      news,
      languageMode: language,
      panel: { widthMm, viewingDistanceMm },
      presentation: id,
    }),
    [manifest, news, language, widthMm, viewingDistanceMm, id],
  );
  const { state, onReady } = usePlayerState();
  const title = manifest.presentations[0]?.title[language];
  useTitleDetail(title);
  return (
    <>
      <PageHeader
        compact
        title={title ?? t('titles.shared-preview')}
        intro={t(ofDraft ? 'sharing.noticeDraft' : 'sharing.notice', { when: when(endsAt) })}
      />
      <p role="status" className={classes.said}>
        {state === 'starting' && t('preview.loading')}
        {state === 'silent' && t('sharing.silent')}
        {state === 'ready' && !title && t('sharing.nothing')}
      </p>
      <PlayerFrame title={t('preview.frame')} pixels={pixels} message={message} onReady={onReady} />
    </>
  );
}

/** In both languages: whoever was given the link may read one of them only. */
function Over() {
  const t = useTranslations('sharing');
  const other = otherLanguage(useLocale());
  const both = useBothLanguages();
  const inOther =
    both && createTranslator({ locale: other, messages: catalogueOf(other), namespace: 'sharing' });
  return (
    <div className={classes.over}>
      <PageHeader title={t('over')} intro={t('overText')} />
      {inOther && (
        <section lang={other}>
          <h2 className="shape-heading">{inOther('over')}</h2>
          <p className="shape-quiet">{inOther('overText')}</p>
        </section>
      )}
    </div>
  );
}

/** Also while somebody has it open. */
function useIsOver(endsAt: string | undefined): boolean {
  const [now, setNow] = useState(Date.now);
  const leftMs = endsAt === undefined ? null : Date.parse(endsAt) - now;
  useEffect(() => {
    if (leftMs === null || leftMs <= 0) return;
    const wait = setTimeout(() => setNow(Date.now()), Math.min(leftMs, lookAgainMs));
    return () => clearTimeout(wait);
  }, [leftMs]);
  return leftMs !== null && leftMs <= 0;
}
