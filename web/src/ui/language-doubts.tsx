import { Group } from '@mantine/core';
import { type Bilingual, otherLanguage } from '@psifida/contract/bilingual';
import { type Lag, type ParityDoubt, parityDoubts, type TextPlace } from '@psifida/contract/content/parity';
import { createContext, useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDoubtTexts } from '../i18n/doubt-texts.ts';
import { useErrorText } from './banner.tsx';
import { Icon } from './icon.tsx';
import classes from './language-doubts.module.css';
import { PlainButton } from './plain-button.tsx';
import { useReadOnly } from './read-only.ts';

/** What is known of the document that a field is of: which language is older, and what is right as it is. */
type LanguagesOfDocument = {
  lagOf(place: TextPlace, text: Bilingual): Lag | null;
  isRight(place: TextPlace, text: Bilingual): boolean;
  /** Of a text in easy language or a video in signs that is older than what it says: by which words that is known. */
  staleOf(place: TextPlace): Bilingual | null;
  say(place: TextPlace, text: Bilingual, right: boolean): Promise<void>;
};
export const LanguagesContext = createContext<LanguagesOfDocument | null>(null);

type LanguageDoubtsProps = {
  id: string;
  label: string;
  /** Where the text stands in its document; without it nobody remembers what was said of it. */
  place?: TextPlace | undefined;
  text: Bilingual;
  /** Nothing is said of the words themselves. */
  isVersion?: boolean;
};

/** Where the two languages may not say the same. It hinders nothing: sometimes it is right as it is. */
export function LanguageDoubts({ id, label, place, text, isVersion = false }: LanguageDoubtsProps) {
  const t = useTranslations('parity');
  const errorText = useErrorText();
  const known = useContext(LanguagesContext);
  const readOnly = useReadOnly();
  const [saidHere, setSaidHere] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const here = known && place ? { ...known, place } : null;
  const isRight = here?.isRight(here.place, text) ?? false;

  const stale = here?.staleOf(here.place);
  const isStale = !!stale && stale.el === text.el.trim() && stale.en === text.en.trim();
  const doubts = isVersion
    ? isStale
      ? [{ code: 'older-than-text' as const }]
      : []
    : parityDoubts(text, here?.lagOf(here.place, text), isStale);
  if (readOnly || !doubts.length || (isRight && !saidHere)) return null;
  const say = async (right: boolean) => {
    setError(null);
    setSaidHere(right);
    await here?.say(here.place, text, right).catch(setError);
  };
  return (
    <div className={classes.doubts}>
      <p role="status">{isRight && t('said')}</p>
      {!isRight && <DoubtList id={id} doubts={doubts} label={t('doubts')} />}
      {here && (
        // One button for there and back: it keeps the focus.
        <PlainButton
          icon={isRight ? 'arrow-back-up' : 'check'}
          size="compact-md"
          aria-label={isRight ? undefined : t('rightOf', { field: label })}
          onClick={() => void say(!isRight)}
        >
          {t(isRight ? 'undo' : 'right')}
        </PlainButton>
      )}
      {error !== null && <p role="alert">{errorText(error)}</p>}
    </div>
  );
}

/** Of a video in signs, which has no words: whether it is older than what it says. */
export function VersionDoubt({ place, ...rest }: Omit<LanguageDoubtsProps, 'text' | 'isVersion'>) {
  const stale = useContext(LanguagesContext)?.staleOf(place ?? '');
  return stale ? <LanguageDoubts {...rest} place={place} text={stale} isVersion /> : null;
}

type DoubtListProps = { id?: string; doubts: readonly ParityDoubt[]; label: string };

export function DoubtList({ id, doubts, label }: DoubtListProps) {
  const t = useTranslations('parity');
  const doubtText = useDoubtTexts();
  return (
    <ul id={id} className={classes.list} aria-label={label}>
      {doubts.map((doubt) => (
        <li key={doubt.code} data-tone="wait">
          <Icon name="language" size={18} />
          <span>
            {doubtText(doubt)}
            {doubt.code === 'older' && (
              <span className={classes.was}>
                {t(`was.${doubt.language}`)} <q lang={otherLanguage(doubt.language)}>{doubt.was}</q>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function DoubtMark({ count }: { count: number }) {
  const t = useTranslations('parity');
  if (count === 0) return null;
  return (
    <Group
      component="span"
      gap={8}
      align="stretch"
      wrap="nowrap"
      mb={12}
      fz={15}
      c="var(--tone)"
      data-tone="wait"
    >
      <Icon name="language" size={18} />
      {t('count', { count })}
    </Group>
  );
}
