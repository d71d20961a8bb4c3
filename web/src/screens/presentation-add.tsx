import { unlimited } from '@psifida/contract/content/schedule';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageBadge } from '../document/language-badge.tsx';
import { PresentationEditor } from '../features/presentations/editor/presentation-editor.tsx';
import { PreviewButton } from '../features/preview/preview-button.tsx';
import { useSystem } from '../features/systems/registry.tsx';
import { ButtonLink, useGo, useSearchParams } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { announceSuccess } from '../ui/success.ts';
import { WithParts } from './parts.tsx';
import type { ScreenProps } from './screen-props.ts';

/** The calendar brings along when it is to be shown. */
export default function PresentationAdd({ system }: ScreenProps) {
  const t = useTranslations();
  const rules = useSystem(system);
  const go = useGo();
  const [{ from, until }] = useSearchParams();
  const proposed = useMemo(() => (from && until ? { ...unlimited, from, until } : undefined), [from, until]);
  return (
    <WithParts>
      <PresentationEditor
        key={system}
        system={system}
        rules={rules}
        presentation={null}
        proposed={proposed}
        header={({ id, content, dirty }) => (
          <PageHeader
            compact
            title={t('titles.presentation-add')}
            intro={t('presentations.addIntro')}
            badge={<LanguageBadge kind="presentation" content={content} />}
            action={<PreviewButton system={system} rules={rules} id={id} content={content} unsaved={dirty} />}
          />
        )}
        cancel={
          <ButtonLink to={addressOf({ screen: 'presentation-list', system })} variant="default">
            {t('presentations.cancel')}
          </ButtonLink>
        }
        onSaved={async ({ id }) => {
          await go(addressOf({ screen: 'presentation-edit', system, id }));
          announceSuccess('created');
        }}
      />
    </WithParts>
  );
}
