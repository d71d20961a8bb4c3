import { sceneFor } from '@psifida/art/scenes';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useLocale, useTranslations } from 'use-intl';
import type { ScreenProps } from '../app/lazy-screen.tsx';
import { usePageTitles } from '../app/page-titles.ts';
import { unfinishedScreens } from '../app/unfinished-screens.ts';
import { useSystem } from '../features/systems/registry.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** An address that stands before its screen is built says honestly what will be there. */
export default function Unfinished({ screen, system }: ScreenProps) {
  const t = useTranslations();
  const locale = useLocale();
  const titleOf = usePageTitles();
  const { name } = useSystem(system);
  const will = unfinishedScreens.find((candidate) => candidate === screen);
  return (
    <>
      <PageHeader title={titleOf(screen, system)} />
      <EmptyState
        picture={<Drawing svg={sceneFor(system, { width: 800, height: 600 })} />}
        title={t('unfinished.label')}
        action={
          <ButtonLink to={addressOf({ screen: 'system-home', system })} variant="default">
            {t('notAllowed.back', { system: name[locale] })}
          </ButtonLink>
        }
      >
        <p>{t('unfinished.text')}</p>
        {will && <p>{t(`unfinished.${will}`)}.</p>}
      </EmptyState>
    </>
  );
}
