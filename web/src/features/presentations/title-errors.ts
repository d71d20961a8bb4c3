import { type Bilingual, type Language, languages } from '@psifida/contract/content/bilingual';
import { ProblemError } from '../../lib/problem-error.ts';
import { type BilingualErrors, placeError } from '../../ui/bilingual-errors.ts';

export type TitleFault = { code: string; language?: Language | undefined };

type Faulty = { message?: string | undefined };
type FormErrors = { title?: Faulty & { el?: Faulty; en?: Faulty } };

/** The form's errors as codes: of the pair as a whole, or of one language. */
export function faultsOf({ title }: FormErrors): TitleFault[] {
  const each = languages.flatMap((language) => {
    const code = title?.[language]?.message;
    return code ? [{ code, language }] : [];
  });
  return title?.message ? [{ code: title.message }, ...each] : each;
}

/** The API's refusal in the same shape, so it is shown at the same place (R-VAL-08). */
export function faultsFromServer(error: unknown): TitleFault[] {
  if (!(error instanceof ProblemError)) return [];
  return error.issues
    .filter(({ path }) => path[0] === 'title')
    .map(({ path, code }) => ({ code, language: languages.find((language) => language === path[1]) }));
}

export const placeFaults = (faults: readonly TitleFault[], text: (code: string) => string): BilingualErrors =>
  Object.assign(
    {},
    ...faults.map(({ code, language }) =>
      language ? { [language]: text(code) } : placeError(code, text(code)),
    ),
  );

export const fieldOf = ({ code, language }: TitleFault): Language =>
  language ?? (code === 'field.required-in-english' ? 'en' : 'el');

/** R-VAL-02 speaks of what is missing; of a text that is too long the summary only counts. */
export const isRequired = ({ code }: TitleFault): boolean => code.startsWith('field.required');

export const isFilled = (title: Bilingual): boolean =>
  languages.every((language) => title[language].trim() !== '');
