import { picturesAtMost } from '@psifida/contract/content/instruction';
import { newsRefusals } from '@psifida/contract/content/news-refusal';
import { passwordAtLeast } from '@psifida/contract/endpoints/sign-in';
import { isFieldCode, type ProblemCode } from '@psifida/contract/problems';
import { createTranslator, type Locale, useLocale } from 'use-intl';
import { faultTexts, newsRefusalTexts, problemTexts } from './texts/problems.ts';

type Params = Record<string, unknown>;

const numberOf = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);

/** The codes have dots, which the catalogues read as nesting, so each text is formatted on its own. */
const format = (locale: Locale, text: string, values: Record<string, number>) =>
  createTranslator({ locale, messages: { text } })('text', values as never);

/** What a person reads for a refusal: `sign-in.locked` tells the waiting time, in minutes once it is long. */
export function problemText(locale: Locale, code: ProblemCode, params: Params = {}): string {
  const wait = numberOf(params.retryAfterSeconds, 60);
  const minutes = wait < 60 ? 0 : Math.ceil(wait / 60);
  return format(locale, problemTexts[locale][code], {
    minutes,
    seconds: wait,
    atMost: numberOf(params.atMost, picturesAtMost),
  });
}

/** What stands at a field; a code this build does not know yet is simply 'not right'. */
export function fieldText(locale: Locale, code: string, params: Params = {}): string {
  const text = format(locale, faultTexts[locale][isFieldCode(code) ? code : 'field.invalid'], {
    atLeast: numberOf(params.atLeast ?? params.minimum, passwordAtLeast),
    max: numberOf(params.max ?? params.maximum, 200),
  });
  // R-VAL-06: why a link gives no news, and what to do about it.
  const reason = newsRefusals.find((one) => one === params.reason);
  return reason ? `${text}. ${newsRefusalTexts[locale][reason]}` : text;
}

export function useProblemText() {
  const locale = useLocale();
  return {
    problem: (code: ProblemCode, params?: Params) => problemText(locale, code, params),
    field: (code: string, params?: Params) => fieldText(locale, code, params),
  };
}
