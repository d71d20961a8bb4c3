import type { Language } from '@psifida/contract/bilingual';
import type { DocumentKind } from '@psifida/contract/content/documents';
import type { DoubtCode, TextPlace } from '@psifida/contract/content/parity';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Generated } from 'kysely';

type TextTable = { subject_id: string; place: TextPlace; el: string; en: string };

type LanguageDoubtTable = TextTable & {
  id: Generated<number>;
  kind: DocumentKind;
  system: SystemId | null;
  codes: DoubtCode[];
  older: Language | null;
  was: string | null;
};

type LanguageRightTable = TextTable & { at: Generated<Date>; by_id: string; by_name: string };

export type LanguageTables = {
  language_doubt: LanguageDoubtTable;
  language_right: LanguageRightTable;
  language_judging: { version: number };
};
