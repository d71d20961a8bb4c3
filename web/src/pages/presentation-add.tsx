import { unlimited } from '@psifida/contract/content/schedule';
import { addressOf } from '@psifida/contract/registry/addresses';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageBadge } from '../document/language-badge.tsx';
import { PresentationEditor } from '../features/presentations/editor/presentation-editor.tsx';
import { PreviewButton } from '../features/preview/preview-button.tsx';
import { useAnnounceSaved } from '../ui/announce-saved.ts';
import { ButtonLink, useGo, useSearchParams } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import type { ScreenProps } from './screen-props.ts';

export default function PresentationAdd({ system }: ScreenProps) {
  const t = useTranslations();
  const go = useGo();
  const announceSaved = useAnnounceSaved(system);
  const [{ from, until }] = useSearchParams();
  const proposed = useMemo(() => (from && until ? { ...unlimited, from, until } : undefined), [from, until]);
  return (
    <PresentationEditor
      key={system}
      {...{ system, proposed }}
      presentation={null}
      header={({ id, content, dirty }) => (
        <PageHeader
          compact
          title={t('titles.presentation-add')}
          intro={t('presentations.addIntro')}
          badge={<LanguageBadge kind="presentation" content={content} />}
          action={<PreviewButton system={system} id={id} content={content} unsaved={dirty} />}
        />
      )}
      cancel={
        <ButtonLink to={addressOf({ screen: 'presentation-list', system })} variant="default">
          {t('shell.cancel')}
        </ButtonLink>
      }
      onSaved={async (saved) => {
        await go(addressOf({ screen: 'presentation-edit', system, id: saved.id }));
        announceSaved('created', saved, null);
      }}
    />
  );
}
