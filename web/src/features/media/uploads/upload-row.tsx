import { Box, Group, Stack } from '@mantine/core';
import { isLow, isTiny } from '@psifida/contract/content/media';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useProblemText } from '../../../i18n/problem-text.ts';
import { refusalText } from '../../../i18n/refusal-text.ts';
import { lazyComponent } from '../../../lib/lazy-when-idle.ts';
import { Icon } from '../../../ui/icon.tsx';
import { mediaIcons } from '../image/media-image.tsx';
import { sizeText } from '../image/resolution-badge.tsx';
import { isCuttable, isRetryable, isRunning, type UploadItem, type UploadReason } from './upload-item.ts';
import classes from './upload-panel.module.css';
import { uploads } from './uploads.ts';

const CutDialog = lazyComponent(async () => (await import('./convert/cut-dialog.tsx')).CutDialog);

const toneOf = ({ state, kind, size, flaw, duplicate, unfinished }: UploadItem) => {
  if (state === 'failed') return 'bad';
  if (state !== 'done') return undefined;
  return unfinished || duplicate || flaw || (kind && size && isLow(kind, size)) ? 'wait' : 'good';
};

export function UploadRow({ item }: { item: UploadItem }) {
  const t = useTranslations('media.panel');
  const state = useStateText()(item);
  const { file, preview, percent, kind } = item;
  const name = file.name;
  const [cutting, setCutting] = useState(false);
  const pausable = item.state === 'converting' || item.state === 'paused';
  return (
    <li className={classes.row} data-tone={toneOf(item)}>
      <span className={classes.thumb}>
        {preview ? (
          <img src={preview} alt="" loading="lazy" decoding="async" />
        ) : (
          <Icon name={mediaIcons[kind ?? 'image']} />
        )}
      </span>
      <Stack gap={2} flex={1} miw={0}>
        <Box component="p" className="shape-one-line" fz={15} fw={600} title={name}>
          {name}
        </Box>
        <p className={classes.state}>{state}</p>
        {(item.state === 'uploading' || pausable) && (
          <div className={classes.bar} aria-hidden>
            <div style={{ width: `${percent}%` }} />
          </div>
        )}
        <Group gap={8}>
          {pausable && (
            <button
              type="button"
              className={classes.small}
              aria-label={t(item.state === 'paused' ? 'resumeName' : 'pauseName', { name })}
              onClick={() => (item.state === 'paused' ? uploads.resume(item.key) : uploads.pause(item.key))}
            >
              <Icon name={item.state === 'paused' ? 'player-play' : 'player-pause'} size={16} />
              {t(item.state === 'paused' ? 'resume' : 'pause')}
            </button>
          )}
          {isCuttable(item) && (
            <button
              type="button"
              className={classes.small}
              aria-label={t('cutName', { name })}
              onClick={() => {
                uploads.pause(item.key);
                setCutting(true);
              }}
            >
              <Icon name="cut" size={16} />
              {t('cut')}
            </button>
          )}
        </Group>
        {isRetryable(item) && (
          <button
            type="button"
            className={classes.small}
            aria-label={t('retryName', { name })}
            onClick={() => uploads.retry(item.key)}
          >
            <Icon name="refresh" size={16} />
            {t('retry')}
          </button>
        )}
      </Stack>
      {item.state !== 'processing' && (
        <button
          type="button"
          className={classes.tool}
          aria-label={t(isRunning(item) ? 'cancelName' : 'dismissName', { name })}
          onClick={() => uploads.remove(item.key)}
        >
          <Icon name="x" size={18} />
        </button>
      )}
      {cutting && (
        <CutDialog
          file={file}
          cut={item.cut}
          onClose={(cut) => {
            setCutting(false);
            uploads.resume(item.key, cut);
          }}
        />
      )}
    </li>
  );
}

/** 'Uploading 42 %', 'Failed: The file is empty. …' */
export function useStateText() {
  const t = useTranslations('media.panel');
  const badge = useTranslations('media.badge');
  const reasonText = useReasonText();
  return (item: UploadItem): string => {
    const { state, percent, secondsLeft, offline, kind, size, flaw, duplicate, reason, unfinished } = item;
    const share = `${percent} %`;
    if (state === 'converting')
      return secondsLeft === null
        ? t('converting', { percent: share })
        : t('convertingLeft', { percent: share, minutes: Math.round(secondsLeft / 60) });
    if (state === 'uploading') return t(offline ? 'offline' : 'uploading', { percent: share });
    if (state === 'processing' && offline) return t('processingOffline');
    if (state === 'processing')
      return percent > 0 ? t('processingPercent', { percent: share }) : t('processing');
    if (state === 'failed') return t('failed', { reason: reasonText(reason) });
    if (state !== 'done') return t(state);
    if (unfinished) return t('unfinished');
    if (duplicate) return t('duplicate');
    const low = kind && size && isLow(kind, size) ? size : null;
    const words = [
      low && sizeText(low),
      low && (isTiny(low) ? badge('tiny') : t('low')),
      flaw && badge(flaw),
    ];
    return [t('done'), ...words].filter(Boolean).join(' · ');
  };
}

function useReasonText() {
  const locale = useLocale();
  const t = useTranslations('media.panel');
  const { problem } = useProblemText();
  return (reason: UploadReason | null): string => {
    if (!reason) return t('unknownReason');
    return 'refusal' in reason ? refusalText(locale, reason.refusal) : problem(reason.problem, reason.params);
  };
}
