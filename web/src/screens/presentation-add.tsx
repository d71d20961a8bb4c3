import { addressOf } from '@psifida/contract/registry/addresses';
import { useTranslations } from 'use-intl';
import type { ScreenProps } from '../app/lazy-screen.tsx';
import { NewPresentationForm } from '../features/presentations/new-presentation-form.tsx';
import { useSystem } from '../features/systems/registry.tsx';
import { ButtonLink, useGo } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { announceSuccess } from '../ui/success.ts';

export default function PresentationAdd({ system }: ScreenProps) {
  const t = useTranslations();
  const rules = useSystem(system);
  const go = useGo();
  return (
    <>
      <PageHeader title={t('titles.presentation-add')} intro={t('presentations.addIntro')} />
      <NewPresentationForm
        system={system}
        rules={rules}
        cancel={
          <ButtonLink to={addressOf({ screen: 'presentation-list', system })} variant="default">
            {t('presentations.cancel')}
          </ButtonLink>
        }
        onCreated={async ({ id }) => {
          await go(addressOf({ screen: 'presentation-edit', system, id }));
          announceSuccess('created');
        }}
      />
    </>
  );
}
