import { useTranslations } from 'use-intl';
import { ItemList } from '../features/library/item-list.tsx';
import { usePageTitles } from '../features/systems/page-titles.ts';
import { useSystem } from '../features/systems/registry.tsx';
import { useSession } from '../lib/session.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { WithPictures } from './pictures.tsx';
import type { ScreenProps } from './screen-props.ts';

export default function RecipeList({ system }: ScreenProps) {
  const t = useTranslations('library');
  const titleOf = usePageTitles();
  const { libraries } = useSystem(system);
  const { may } = useSession();
  return (
    <WithPictures>
      <ItemList
        kind="recipe"
        atLeast={libraries.find(({ kind }) => kind === 'recipe')?.atLeast ?? 0}
        mayEdit={may('edit')}
        header={({ found, actions }) => (
          <PageHeader
            title={titleOf('recipe-list', system)}
            intro={
              <>
                {t('intro.recipe')} {found}
              </>
            }
            action={actions}
          />
        )}
      />
    </WithPictures>
  );
}
