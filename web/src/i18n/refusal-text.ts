import { type MediaRefusal, mediaRefusals } from '@psifida/contract/content/media-refusal';
import { createTranslator, type Locale } from 'use-intl';
import { catalogueOf, regions } from './catalogues.ts';

/** Sizes are written as on a label, 12000×8000; other numbers get their thousands apart. */
const isSide = (name: string) => name === 'width' || name === 'height';

export function refusalText(locale: Locale, { code, params }: MediaRefusal): string {
  const numbers = new Intl.NumberFormat(regions[locale]);
  const values = Object.fromEntries(
    mediaRefusals[code].map((name) => {
      const value = params[name] ?? '';
      return [name, typeof value === 'number' && !isSide(name) ? numbers.format(value) : String(value)];
    }),
  );
  const messages = { text: catalogueOf(locale).media.refusals[code] };
  return createTranslator({ locale, messages })('text', values as never);
}
