import { addressOf } from '@psifida/contract/registry/addresses';
import { useLocale, useTranslations } from 'use-intl';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { PublicFrame } from '../ui/frame/public-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import classes from './accessibility.module.css';

/** For everyone, signed in or not: what works, what does not yet, and whom to tell. */
export default function Accessibility() {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const municipality = runtimeConfig().branding.municipality[locale];
  return (
    <PublicFrame
      lead={
        // A whole load and no link of the app: whoever came here directly has not signed in.
        <a href={`${addressOf({ screen: 'systems-overview' })}?lang=${locale}`}>{t('back')}</a>
      }
    >
      <PageHeader title={t('link')} intro={t('intro', { municipality })} />
      <h2 className={classes.heading}>{t('status.title')}</h2>
      <p>{t('status.text')}</p>
      <Points
        title={t('tool.title')}
        points={(['keyboard', 'reader', 'colour', 'motion', 'zoom'] as const).map((one) => t(`tool.${one}`))}
      />
      <Points
        title={t('glass.title')}
        points={(['size', 'access', 'languages', 'flashes'] as const).map((one) => t(`glass.${one}`))}
      />
      <Points
        title={t('gaps.title')}
        points={(['alt', 'captions', 'speech'] as const).map((one) => t(`gaps.${one}`))}
      />
      <Points
        title={t('privacy.title')}
        text={t('privacy.text')}
        points={(['what', 'access', 'never', 'kept'] as const).map((one) => t(`privacy.${one}`))}
      />
      <h2 className={classes.heading}>{t('contact.title')}</h2>
      <p>{t('contact.text', { municipality })}</p>
    </PublicFrame>
  );
}

function Points({ title, text, points }: { title: string; text?: string; points: readonly string[] }) {
  return (
    <>
      <h2 className={classes.heading}>{title}</h2>
      {text && <p>{text}</p>}
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
