import { useLocale, useTranslations } from 'use-intl';
import { regions } from '../i18n/catalogues.ts';
import { dateFormat } from '../i18n/made-once.ts';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { claimsOf } from './accessibility-claims.ts';
import { ContactLines } from './contact-lines.tsx';
import { Chapter, Statement } from './statement.tsx';

/** When somebody last went through all of it; what it claims stands beside the requirements that prove it. */
const writtenOn = new Date('2026-11-19');

/** R-ANY-17: after the model of the Commission's Decision (EU) 2018/1523. */
export default function Accessibility() {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const { branding, speaks } = runtimeConfig();
  const municipality = branding.municipality[locale];
  const day = dateFormat(regions[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Statement page="accessibility" intro={t('intro', { municipality })}>
      <Chapter title={t('status.title')} text={t('status.text')} />
      <Chapter
        title={t('gaps.title')}
        text={t('gaps.text')}
        points={(['alt', 'captions', speaks ? 'partlySpoken' : 'speech', 'signs'] as const).map((one) =>
          t(`gaps.${one}`),
        )}
      />
      <Chapter title={t('tool.title')} points={claimsOf('tool').map((one) => t(`tool.${one}`))} />
      <Chapter title={t('glass.title')} points={claimsOf('glass').map((one) => t(`glass.${one}`))} />
      <Chapter
        title={t('made.title')}
        text={t('made.text', { date: day.format(writtenOn) })}
        points={[...claimsOf('made'), 'people' as const].map((one) => t(`made.${one}`))}
      />
      <Chapter title={t('contact.title')} text={t('contact.text', { municipality })}>
        <ContactLines />
      </Chapter>
      <Chapter title={t('enforcement.title')} text={t('enforcement.text')}>
        <p>
          <a href="https://www.synigoros.gr">{t('enforcement.ombudsman')}</a>
        </p>
      </Chapter>
      <Chapter
        title={t('privacy.title')}
        text={t('privacy.text')}
        points={(['what', 'access', 'never', 'kept'] as const).map((one) => t(`privacy.${one}`))}
      />
    </Statement>
  );
}
