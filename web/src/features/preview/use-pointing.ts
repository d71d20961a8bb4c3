import type { Language } from '@psifida/contract/bilingual';
import { placeKey } from '@psifida/contract/content/field-place';
import type { PreviewAnswer, PreviewPointing } from '@psifida/contract/content/preview';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type FieldInput, placeOfElement } from '../../document/field-places.ts';

export function useFocusedField(): FieldInput | null {
  const [field, setField] = useState<FieldInput | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const found = target instanceof Element ? placeOfElement(target) : null;
      if (found) setField(found);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return field;
}

export type BesideForm = { field: FieldInput | null; onGo: (input: FieldInput) => void };

const noNames: Readonly<Record<string, string>> = {};

/** How a preview and its form show each other's places; `form` is null where there is nothing to edit. */
export function usePointing(form: BesideForm | null, names: Readonly<Record<string, string>>) {
  const [on, setOn] = useState(false);
  const [left, setLeft] = useState<FieldInput | null>(null);
  const [unseen, setUnseen] = useState<string | null>(null);
  const field = form?.field ?? null;
  const key = field && placeKey(field.place);
  const shows = key !== null && key in names && field !== left;

  const [language, setLanguage] = useState<Language | null>(null);
  const asked = shows ? field : null;
  const [followed, setFollowed] = useState<FieldInput | null>(null);
  if (asked && asked !== followed) {
    setFollowed(asked);
    if (asked.language) setLanguage(asked.language);
  }

  const onGo = form?.onGo;
  const onAnswer = useCallback(
    (answer: PreviewAnswer) => {
      const { place } = answer;
      if (answer.type === 'psifida-preview-pointed') onGo?.({ place, language: answer.language });
      else setUnseen(answer.found ? null : placeKey(place));
    },
    [onGo],
  );
  const onTried = useCallback(() => !on && setLeft(field), [on, field]);
  const place = asked?.place;
  const message = useMemo<PreviewPointing | null>(
    () =>
      onGo
        ? {
            type: 'psifida-preview-pointing',
            on,
            show: place ?? null,
            names: on || place ? names : noNames,
          }
        : null,
    [onGo, on, place, names],
  );
  return {
    on,
    setOn,
    message,
    onAnswer,
    onTried,
    language,
    setLanguage,
    unseen: asked && unseen === key ? names[key ?? ''] : undefined,
  };
}
