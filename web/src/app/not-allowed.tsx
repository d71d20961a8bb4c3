import type { AccessLevel } from '@psifida/contract/access';
import { addressOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import { useLocale, useTranslations } from 'use-intl';
import { useRegistry } from '../features/systems/registry.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { MessagePage } from './message-page.tsx';

/** Someone who may only look is told so, and by whom it can be changed; a form that would fail is not offered. */
export function NotAllowed({ level, system }: { level: AccessLevel; system: SystemId | null }) {
  const t = useTranslations('notAllowed');
  const locale = useLocale();
  const registry = useRegistry();
  if (level === 'view' || !system) return <MessagePage title={t('titleView')} text={t('textView')} />;
  const name = registry[system].name[locale];
  return (
    <MessagePage
      system={system}
      title={t('title')}
      text={t('text', { system: name })}
      actions={
        <ButtonLink to={addressOf({ screen: 'system-home', system })}>
          {t('back', { system: name })}
        </ButtonLink>
      }
    />
  );
}
