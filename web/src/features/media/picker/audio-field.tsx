import { Box, Button } from '@mantine/core';
import { type Language, languages } from '@psifida/contract/bilingual';
import { type Audios, withAudio } from '@psifida/contract/content/audios';
import type { MediaAsset } from '@psifida/contract/content/media';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { BilingualErrors } from '../../../api/field-issues.ts';
import { Pill } from '../../../ui/pill.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { videoLength } from '../../../ui/video-length.ts';
import { MediaDetailsDrawer } from '../details/media-details-drawer.tsx';
import { assetName } from '../image/asset-name.ts';
import classes from './audio-field.module.css';
import type { Pick } from './use-picking.tsx';

type AudioFieldProps = {
  id: string;
  audio: Audios | undefined;
  assets: ReadonlyMap<string, MediaAsset>;
  pick: Pick;
  errors: BilingualErrors;
  onChange: (next: (before: Audios | undefined) => Audios | undefined) => void;
};

export function AudioField({ id, audio, assets, pick, errors, onChange }: AudioFieldProps) {
  const readOnly = useReadOnly();
  const [opened, setOpened] = useState<string | null>(null);
  const set = (language: Language, chosen: string | null) =>
    onChange((before) => withAudio(before, language, chosen));
  return (
    <div id={id} tabIndex={-1} className={classes.audios}>
      {errors.both && (
        <Box component="p" fw={600} c="var(--bad)">
          {errors.both}
        </Box>
      )}
      {languages.map((language) => (
        <OneAudio
          key={language}
          language={language}
          chosen={audio?.[language] ?? null}
          asset={assets.get(audio?.[language] ?? '')}
          error={errors[language]}
          onChoose={() =>
            pick({
              kind: 'audio',
              multiple: false,
              onPick: ([first]) => first && set(language, first.id),
            })
          }
          onRemove={() => set(language, null)}
          onWords={setOpened}
        />
      ))}
      <MediaDetailsDrawer id={opened} mayEdit={!readOnly} onClose={() => setOpened(null)} />
    </div>
  );
}

type OneAudioProps = {
  language: Language;
  chosen: string | null;
  asset: MediaAsset | undefined;
  error: string | undefined;
  onChoose: () => void;
  onRemove: () => void;
  onWords: (id: string) => void;
};

function OneAudio({ language, chosen, asset, error, onChoose, onRemove, onWords }: OneAudioProps) {
  const t = useTranslations('media.audios');
  const readOnly = useReadOnly();
  const locale = useLocale();
  const title = asset ? assetName(asset, locale) : '';
  const name = t(language);
  return (
    <fieldset className={classes.audio} aria-label={name}>
      <Box component="p" fw={600}>
        {name}
      </Box>
      {error && (
        <Box component="p" fw={600} c="var(--bad)">
          {error}
        </Box>
      )}
      {asset?.audio ? (
        <>
          <p className={classes.title}>
            {title} · {videoLength(asset.audio.durationMs)}
          </p>
          {/* biome-ignore lint/a11y/useMediaCaption: what is said in it stands beside it, in its words */}
          <audio controls preload="none" src={asset.audio.url} aria-label={t('listen', { title })} />
        </>
      ) : (
        <Box component="p" c="var(--ink-quiet)">
          {t(chosen ? 'gone' : 'none')}
        </Box>
      )}
      {asset && !asset.hasWords && (
        <Pill tone="wait" icon="alert-triangle">
          {t('noWords')}
        </Pill>
      )}
      <div className="shape-line">
        {!readOnly && (
          <PlainButton
            icon="headphones"
            size="sm"
            aria-label={`${t(chosen ? 'another' : 'choose')}: ${name}`}
            onClick={onChoose}
          >
            {t(chosen ? 'another' : 'choose')}
          </PlainButton>
        )}
        {asset && (
          <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => onWords(asset.id)}>
            {t('words')}
          </Button>
        )}
        {chosen && !readOnly && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('removeName', { language: name })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
