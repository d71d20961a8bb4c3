import { bilingual } from '@psifida/contract/bilingual';
import { itemStanding } from '@psifida/contract/content/library-item';
import { isTownKind, type LibraryKind } from '@psifida/contract/kinds';
import { addressOf } from '@psifida/contract/registry/addresses';
import { systemId } from '@psifida/contract/registry/systems';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { z } from 'zod';
import { ProblemError } from '../../api/problem-error.ts';
import { useItemTexts } from '../../i18n/item-texts.ts';
import { list, useRequirementTexts } from '../../i18n/requirement-texts.ts';
import { useErrorText } from '../../ui/banner.tsx';
import { AppLink } from '../../ui/link.tsx';

const lastActive = z.object({ atLeast: z.int() });
const incomplete = z.object({ missing: z.array(itemStanding) });
const broken = z.object({
  presentation: z.object({ id: z.string(), system: systemId, title: bilingual }),
});

export function useItemError(kind: LibraryKind) {
  const t = useTranslations();
  const locale = useLocale();
  const { required } = useRequirementTexts();
  const { lacking } = useItemTexts();
  const errorText = useErrorText();

  return (error: unknown): ReactNode => {
    const { code, params } = error instanceof ProblemError ? error : { code: null, params: {} };
    const last = code === 'item.last-active' && lastActive.safeParse(params).data;
    if (last && !isTownKind(kind))
      return (
        <>
          <strong>{required({ kind, ...last })}</strong> {t(`library.activateAnother.${kind}`)}
        </>
      );
    const lacks = code === 'item.incomplete' && incomplete.safeParse(params).data;
    if (lacks) return t('editor.cannotActivate', { what: list(locale, lacks.missing.map(lacking)) });
    const breaks = code === 'presentation.incomplete' && broken.safeParse(params).data?.presentation;
    if (breaks)
      return (
        <>
          {t('library.breaks', { title: breaks.title[locale] })}{' '}
          <AppLink to={addressOf({ screen: 'presentation-edit', system: breaks.system, id: breaks.id })}>
            {breaks.title[locale]}
          </AppLink>
        </>
      );
    return errorText(error);
  };
}
