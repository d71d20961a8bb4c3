import { Box, Button, Stack } from '@mantine/core';
import { type Bilingual, type Language, languages } from '@psifida/contract/bilingual';
import { easyHints } from '@psifida/contract/content/easy-language';
import type { MediaAsset } from '@psifida/contract/content/media';
import type { TextPlace } from '@psifida/contract/content/parity';
import { type Versions, withEasy } from '@psifida/contract/content/versions';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { BilingualErrors } from '../../../api/field-issues.ts';
import { languageTags } from '../../../i18n/language-tags.ts';
import { BilingualField } from '../../../ui/bilingual-field.tsx';
import { useOpensField } from '../../../ui/focus.ts';
import { Icon } from '../../../ui/icon.tsx';
import doubts from '../../../ui/language-doubts.module.css';
import { VersionDoubt } from '../../../ui/language-doubts.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { useReadOnly } from '../../../ui/read-only.ts';
import { assetName } from '../image/asset-name.ts';
import { useAssets } from '../image/use-assets.ts';
import classes from './audio-field.module.css';
import type { Pick } from './use-picking.tsx';

type VersionsFieldProps = {
  versions: Versions;
  saved: Versions | undefined;
  assets: ReadonlyMap<string, MediaAsset>;
  pick: Pick;
  idOf(field: keyof Versions): string;
  placeOf(field: keyof Versions): TextPlace;
  errorsOf(field: keyof Versions): BilingualErrors;
  onChange(change: (before: Versions) => Partial<Versions>): void;
};

const none: Bilingual = { el: '', en: '' };

/** Folded away until somebody wants it: most content has neither. */
export function VersionsField(props: VersionsFieldProps) {
  const { versions, saved, assets, pick, idOf, placeOf, errorsOf, onChange } = props;
  const t = useTranslations('media.versions');
  const readOnly = useReadOnly();
  const fields = useId();
  const { easy, sign } = versions;
  const isThere = !!easy || !!sign;
  const [opened, setOpened] = useState(isThere);
  useOpensField((id) => {
    if (id.startsWith(idOf('easy')) || id.startsWith(idOf('sign'))) setOpened(true);
  });
  if (readOnly && !isThere) return null;
  const isOpen = opened || isThere;
  return (
    <Stack gap={12} align="stretch">
      {!isThere && (
        <PlainButton
          icon={isOpen ? 'minus' : 'plus'}
          size="sm"
          style={{ alignSelf: 'flex-start' }}
          aria-expanded={isOpen}
          aria-controls={isOpen ? fields : undefined}
          onClick={() => setOpened(!opened)}
        >
          {t('open')}
        </PlainButton>
      )}
      {isOpen && (
        <Stack id={fields} gap={16}>
          <div>
            <BilingualField
              id={idOf('easy')}
              place={placeOf('easy')}
              label={t('easy')}
              hint={t('easyHint')}
              optional
              multiline
              small
              value={easy ?? none}
              saved={saved?.easy}
              errors={errorsOf('easy')}
              onChange={(language, typed) =>
                onChange((before) => ({ easy: withEasy({ ...none, ...before.easy, [language]: typed }) }))
              }
            />
            {!readOnly && easy && <EasyHints text={easy} />}
          </div>
          <SignField
            {...{ sign, assets, pick }}
            id={idOf('sign')}
            hint={t('signHint')}
            doubtful={sign === saved?.sign ? placeOf('sign') : undefined}
            errors={errorsOf('sign')}
            onChange={(next) => onChange(() => ({ sign: next }))}
          />
        </Stack>
      )}
    </Stack>
  );
}

type MessageVersionsProps = {
  versions: Versions;
  pick: Pick;
  onChange(change: Partial<Versions>): void;
};

/** The same of a message that is sent and never kept: nothing of it can be older than its text. */
export function MessageVersions({ versions: { easy, sign }, pick, onChange }: MessageVersionsProps) {
  const t = useTranslations('media.versions');
  const { assets } = useAssets(sign ? [sign] : []);
  const [opened, setOpened] = useState(false);
  const isThere = !!easy || !!sign;
  const isOpen = opened || isThere;
  return (
    <Stack gap={12}>
      {!isThere && (
        <PlainButton
          icon={isOpen ? 'minus' : 'plus'}
          size="sm"
          style={{ alignSelf: 'flex-start' }}
          aria-expanded={isOpen}
          onClick={() => setOpened(!opened)}
        >
          {t('open')}
        </PlainButton>
      )}
      {isOpen && (
        <>
          <div>
            <BilingualField
              id="emergency-easy"
              label={t('easy')}
              hint={t('easyTurnHint')}
              optional
              multiline
              small
              value={easy ?? none}
              errors={{}}
              onChange={(language, typed) =>
                onChange({ easy: withEasy({ ...none, ...easy, [language]: typed }) })
              }
            />
            {easy && <EasyHints text={easy} />}
          </div>
          <SignField
            {...{ sign, assets, pick }}
            id="emergency-sign"
            hint={t('signMessageHint')}
            errors={{}}
            onChange={(next) => onChange({ sign: next })}
          />
        </>
      )}
    </Stack>
  );
}

const namedAtMost = 3;

/** What makes it hard to read, as it is typed; it hinders nothing. */
function EasyHints({ text }: { text: Bilingual }) {
  const t = useTranslations('media.versions');
  const found = languages.flatMap((language) =>
    easyHints(text[language], language).map((hint) => ({ ...hint, language })),
  );
  if (!found.length) return null;
  return (
    <ul className={doubts.list} aria-label={t('hints')}>
      {found.map(({ rule, found: words, language }) => (
        <li key={`${language} ${rule}`} data-tone="wait">
          <Icon name="alert-triangle" size={18} />
          <span>
            <span className="shape-tag">{languageTags[language]}</span> {t(`rules.${rule}`)}{' '}
            <Found words={words} language={language} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const Found = ({ words, language }: { words: readonly string[]; language: Language }) => (
  <q lang={language}>
    {words.slice(0, namedAtMost).join(' · ')}
    {words.length > namedAtMost && ' …'}
  </q>
);

type SignFieldProps = {
  id: string;
  hint: string;
  sign: string | undefined;
  /** Where it is kept, and may be older than its text. */
  doubtful?: TextPlace | undefined;
  assets: ReadonlyMap<string, MediaAsset>;
  pick: Pick;
  errors: BilingualErrors;
  onChange(sign: string | undefined): void;
};

function SignField({ id, hint, sign, doubtful, assets, pick, errors, onChange }: SignFieldProps) {
  const t = useTranslations('media.versions');
  const locale = useLocale();
  const readOnly = useReadOnly();
  const asset = sign ? assets.get(sign) : undefined;
  const choose = () =>
    pick({ kind: 'video', multiple: false, onPick: ([first]) => first && onChange(first.id) });
  return (
    <fieldset id={id} tabIndex={-1} className={classes.audio} aria-label={t('sign')}>
      <Box component="p" fw={600}>
        {t('sign')}
      </Box>
      {!readOnly && <p>{hint}</p>}
      {errors.both && (
        <Box component="p" fw={600} c="var(--bad)">
          {errors.both}
        </Box>
      )}
      {asset?.video ? (
        <>
          <p className={classes.title}>{assetName(asset, locale)}</p>
          <video
            controls
            muted
            preload="none"
            playsInline
            src={asset.video.url}
            width={240}
            aria-label={t('sign')}
          />
        </>
      ) : (
        sign && (
          <Box component="p" c="var(--ink-quiet)">
            {t('gone')}
          </Box>
        )
      )}
      {doubtful && <VersionDoubt id={`${id}-doubts`} label={t('sign')} place={doubtful} />}
      {!readOnly && (
        <div className="shape-line">
          <PlainButton icon="movie" size="sm" onClick={choose}>
            {t(sign ? 'another' : 'choose')}
          </PlainButton>
          {sign && (
            <Button
              size="sm"
              variant="default"
              aria-label={t('removeSign')}
              onClick={() => onChange(undefined)}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
