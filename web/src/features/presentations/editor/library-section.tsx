import { useTranslations } from 'use-intl';
import { useRequirementTexts } from '../../../i18n/requirement-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { entriesOf } from './content-edits.ts';
import type { SectionProps } from './section-context.ts';
import { SectionFrame } from './section-frame.tsx';

/** Recipes, dishes and products: what is there stays there; choosing from the library is not built yet, and it says so. */
export function LibrarySection({ section, editor }: SectionProps) {
  const t = useTranslations();
  const { things } = useRequirementTexts();
  const count = entriesOf(editor.content, section.kind).length;
  return (
    <SectionFrame section={section}>
      <Banner tone="info" role="note">
        <p>
          <strong>{t('editor.libraryLater')}.</strong> {t('unfinished.text')}{' '}
          {t('unfinished.library-sections')}.
        </p>
        {count > 0 && <p>{things(section, count)}</p>}
      </Banner>
    </SectionFrame>
  );
}
