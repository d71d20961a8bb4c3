import { useLocale, useTranslations } from 'use-intl';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { Chapter, Statement } from './statement.tsx';

export default function Accessibility() {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const municipality = runtimeConfig().branding.municipality[locale];
  return (
    <Statement page="accessibility" intro={t('intro', { municipality })}>
      <Chapter title={t('status.title')} text={t('status.text')} />
      <Chapter
        title={t('tool.title')}
        points={(['keyboard', 'reader', 'colour', 'motion', 'zoom'] as const).map((one) => t(`tool.${one}`))}
      />
      <Chapter
        title={t('glass.title')}
        points={(['size', 'access', 'languages', 'flashes'] as const).map((one) => t(`glass.${one}`))}
      />
      <Chapter
        title={t('gaps.title')}
        points={(['alt', 'captions', 'speech'] as const).map((one) => t(`gaps.${one}`))}
      />
      <Chapter
        title={t('privacy.title')}
        text={t('privacy.text')}
        points={(['what', 'access', 'never', 'kept'] as const).map((one) => t(`privacy.${one}`))}
      />
      <Chapter title={t('contact.title')} text={t('contact.text', { municipality })} />
    </Statement>
  );
}
