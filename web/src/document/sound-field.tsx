import { Button } from '@mantine/core';
import { type Language, languages } from '@psifida/contract/bilingual';
import type { MediaAsset } from '@psifida/contract/content/media';
import { type Sounds, withSound } from '@psifida/contract/content/sounds';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BilingualErrors } from '../lib/field-issues.ts';
import { filmLength } from '../lib/film-length.ts';
import { useMediaParts } from '../lib/parts.tsx';
import { Pill } from '../ui/pill.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { useReadOnly } from '../ui/read-only.ts';
import classes from './sound-field.module.css';
import type { Pick } from './use-picking.tsx';

type SoundFieldProps = {
  /** Of the whole, where a fault of it is looked for. */
  id: string;
  sound: Sounds | undefined;
  assets: ReadonlyMap<string, MediaAsset>;
  pick: Pick;
  errors: BilingualErrors;
  /** From what stands in the document at that moment. */
  onChange: (next: (before: Sounds | undefined) => Sounds | undefined) => void;
};

/** What visitors hear of something on the button 'Listen': a sound for each language, chosen, uploaded, heard, removed. */
export function SoundField({ id, sound, assets, pick, errors, onChange }: SoundFieldProps) {
  const { Details } = useMediaParts();
  const readOnly = useReadOnly();
  const [opened, setOpened] = useState<string | null>(null);
  const set = (language: Language, chosen: string | null) =>
    onChange((before) => withSound(before, language, chosen));
  return (
    <div id={id} tabIndex={-1} className={classes.sounds}>
      {errors.both && <p className={classes.error}>{errors.both}</p>}
      {languages.map((language) => (
        <OneSound
          key={language}
          language={language}
          chosen={sound?.[language] ?? null}
          asset={assets.get(sound?.[language] ?? '')}
          error={errors[language]}
          onChoose={() =>
            pick({
              kind: 'sound',
              multiple: false,
              onPick: ([first]) => first && set(language, first.id),
            })
          }
          onRemove={() => set(language, null)}
          onWords={setOpened}
        />
      ))}
      <Details id={opened} mayEdit={!readOnly} onClose={() => setOpened(null)} />
    </div>
  );
}

type OneSoundProps = {
  language: Language;
  chosen: string | null;
  asset: MediaAsset | undefined;
  error: string | undefined;
  onChoose: () => void;
  onRemove: () => void;
  onWords: (id: string) => void;
};

function OneSound({ language, chosen, asset, error, onChoose, onRemove, onWords }: OneSoundProps) {
  const t = useTranslations('media.sounds');
  const readOnly = useReadOnly();
  const name = t(language);
  return (
    <fieldset className={classes.sound} aria-label={name}>
      <p className={classes.language}>{name}</p>
      {error && <p className={classes.error}>{error}</p>}
      {asset?.sound ? (
        <>
          <p className={classes.title}>
            {asset.title} · {filmLength(asset.sound.durationMs)}
          </p>
          {/* biome-ignore lint/a11y/useMediaCaption: what is said in it stands beside it, in its words */}
          <audio
            controls
            preload="none"
            src={asset.sound.url}
            aria-label={t('listen', { title: asset.title })}
          />
        </>
      ) : (
        <p className={classes.none}>{t(chosen ? 'gone' : 'none')}</p>
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
