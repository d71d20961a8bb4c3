import { type Language, languages } from '@psifida/contract/bilingual';
import { type DocumentKind, documentFields } from '@psifida/contract/content/documents';
import { type FieldPlace, fieldPlace, hasPlace, rowFields } from '@psifida/contract/content/field-place';
import type { RowKind } from '@psifida/contract/content/fields';
import { useEffect, useEffectEvent } from 'react';
import { whenThere } from '../ui/focus.ts';
import { fieldId, rowFieldId } from './faults.ts';

export type FieldInput = { place: FieldPlace; language: Language | null };

const rowKinds = Object.keys(rowFields) as RowKind[];
const rowInput = new RegExp(`^${rowFieldId('([0-9a-f-]{36})', '(\\w+)')}$`);

export function placeOfInput(of: DocumentKind, id: string, element: string): FieldInput | null {
  const language = languages.find((one) => element.endsWith(`-${one}`)) ?? null;
  const base = language ? element.slice(0, -language.length - 1) : element;
  const [, row, inRow = ''] = rowInput.exec(base) ?? [];
  const field = row ? inRow : Object.keys(documentFields[of]).find((one) => fieldId(of, one) === base);
  const isSeen = row ? rowKinds.some((kind) => hasPlace(of, kind, inRow)) : hasPlace(of, null, field ?? '');
  const place = fieldPlace.safeParse({ of, id, row: row ?? null, field }).data;
  return place && isSeen ? { place, language } : null;
}

const formOf = '[data-document]';

/** The field that somebody is in: the nearest around them that has a place on the glass. */
export function placeOfElement(element: Element | null): FieldInput | null {
  const form = element?.closest<HTMLElement>(formOf);
  const [of, id = ''] = form?.dataset.document?.split('/') ?? [];
  if (!form || !of || !(of in documentFields)) return null;
  for (let one: Element | null = element; one && one !== form; one = one.parentElement) {
    const found = one.id && placeOfInput(of as DocumentKind, id, one.id);
    if (found) return found;
  }
  return null;
}

type Opener = (place: FieldPlace) => unknown;
const openers = new Set<Opener>();

/** Opens what a field lies in, such as the drawer of a recipe, for whoever wants to go there. */
export function useOpensPlace(open: Opener): void {
  const latest = useEffectEvent(open);
  useEffect(() => {
    const opener: Opener = (place) => latest(place);
    openers.add(opener);
    return () => void openers.delete(opener);
  }, []);
}

function inputAt({ place: { of, id, row, field }, language }: FieldInput): HTMLElement | null {
  const base = row ? rowFieldId(row, field) : fieldId(of, field);
  const own = document.querySelector<HTMLElement>(`[data-document="${of}/${id}"]`);
  const find = (name: string) => {
    const found = document.getElementById(name);
    // What leads to the view of a presentation stands above its form.
    return found && (own?.contains(found) || !found.closest(formOf)) ? found : null;
  };
  return find(`${base}-${language ?? languages[0]}`) ?? find(base);
}

const pointedMs = 2_000;

/** Leads to a field wherever it lies: opens what it is in, brings it into view, and gives it the focus. */
export function goToInput(input: FieldInput): void {
  const find = () => inputAt(input);
  if (!find()) for (const open of openers) open(input.place);
  whenThere(find, (field) => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
    field.dataset.pointed = '';
    setTimeout(() => delete field.dataset.pointed, pointedMs);
  });
}
