import { type Language, otherLanguage } from '@psifida/contract/bilingual';
import type { Captions } from '@psifida/contract/content/captions';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';

const names = { el: 'greek', en: 'english' } as const;

/** For a film's player: its captions, the page's language first and shown from the start. */
export function CaptionTracks({ captions }: { captions: Captions }) {
  const locale = useLocale();
  const there = [locale, otherLanguage(locale)].filter((language) => captions[language] !== null);
  return there.map((language, index) => (
    // Which one is shown is decided when it is added, so another language adds them anew.
    <CaptionTrack
      key={`${locale} ${language}`}
      language={language}
      text={captions[language] ?? ''}
      isFirst={index === 0}
    />
  ));
}

type CaptionTrackProps = { language: Language; text: string; isFirst: boolean };

function CaptionTrack({ language, text, isFirst }: CaptionTrackProps) {
  const t = useTranslations('form');
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [text]);
  return (
    src && <track kind="captions" src={src} srcLang={language} label={t(names[language])} default={isFirst} />
  );
}
