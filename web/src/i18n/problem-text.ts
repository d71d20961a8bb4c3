import type { Bilingual } from '@psifida/contract/bilingual';
import { askedImagesAtMost, passwordAtLeast } from '@psifida/contract/limits';
import { isFieldCode, type ProblemCode } from '@psifida/contract/problems';
import { createTranslator, type Locale, useLocale, useTranslations } from 'use-intl';
import { ProblemError } from '../api/problem-error.ts';
import { textsApart } from './catalogues.ts';

type Params = Record<string, unknown>;

const numberOf = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);

/** The codes have dots, which the catalogues read as nesting, so each text is formatted on its own. */
const format = (locale: Locale, text: string, values: Record<string, number | string>) =>
  createTranslator({ locale, messages: { text } })('text', values as never);

let systems: Partial<Record<string, { name: Bilingual }>> = {};

/** As the operator calls them; known once the registry is there. */
export const nameSystemsBy = (registry: typeof systems): void => {
  systems = registry;
};

/** What a person reads for a refusal: `sign-in.locked` tells the waiting time, in minutes once it is long. */
export function problemText(locale: Locale, code: ProblemCode, params: Params = {}): string {
  const wait = numberOf(params.retryAfterSeconds, 60);
  const minutes = wait < 60 ? 0 : Math.ceil(wait / 60);
  const texts: Partial<Record<ProblemCode, string>> = textsApart(locale).problemTexts;
  const general = textsApart(locale).problemTexts['something-went-wrong'];
  return format(locale, texts[code] ?? general, {
    minutes,
    seconds: wait,
    atMost: numberOf(params.atMost, askedImagesAtMost),
    system: systems[String(params.system)]?.name[locale] ?? '',
  });
}

/** What stands at a field; a code this build does not know yet is simply 'not right'. */
export function fieldText(locale: Locale, code: string, params: Params = {}): string {
  const text = format(locale, textsApart(locale).faultTexts[isFieldCode(code) ? code : 'field.invalid'], {
    atLeast: numberOf(params.atLeast ?? params.minimum, passwordAtLeast),
    max: numberOf(params.max ?? params.maximum, 200),
    name: typeof params.name === 'string' ? params.name : '',
  });
  // R-VAL-06: why a link gives no news, and what to do about it.
  const reasons: Partial<Record<string, string>> = textsApart(locale).newsRefusalTexts;
  const reason = typeof params.reason === 'string' && reasons[params.reason];
  return reason ? `${text}. ${reason}` : text;
}

export function useProblemText() {
  const locale = useLocale();
  const t = useTranslations('failure');
  return {
    /** For anything that was thrown; without a better text the general one (R-SHELL-18). */
    thrown: (error: unknown): string => {
      if (!(error instanceof ProblemError)) return t('generic');
      return error.offline ? t('offline') : problemText(locale, error.code, error.params);
    },
    problem: (code: ProblemCode, params?: Params) => problemText(locale, code, params),
    field: (code: string, params?: Params) => fieldText(locale, code, params),
  };
}
