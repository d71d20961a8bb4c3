import { addressOf } from '@psifida/contract/registry/addresses';
import { useLocale, useTranslations } from 'use-intl';
import { runtimeConfig } from '../lib/runtime-config.ts';
import { Footer } from '../ui/frame/footer.tsx';
import { ColorModeSwitch, LanguageSwitcher } from '../ui/frame/tools.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import classes from './accessibility.module.css';

/** For everyone, signed in or not: what works, what does not yet, and whom to tell. */
export default function Accessibility() {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const municipality = runtimeConfig().branding.municipality[locale];
  const tool = ['keyboard', 'reader', 'colour', 'motion', 'zoom'] as const;
  const glass = ['size', 'access', 'languages', 'flashes'] as const;
  const gaps = ['alt', 'captions', 'speech'] as const;
  return (
    <div className={classes.frame}>
      <header className={classes.tools}>
        {/* A whole load and no link of the app: whoever came here directly has not signed in. */}
        <a href={`${addressOf({ screen: 'systems-overview' })}?lang=${locale}`} className={classes.back}>
          {t('back')}
        </a>
        <ColorModeSwitch />
        <LanguageSwitcher />
      </header>
      <main className={classes.main}>
        <PageHeader title={t('link')} intro={t('intro', { municipality })} />
        <h2 className={classes.heading}>{t('status.title')}</h2>
        <p>{t('status.text')}</p>
        <h2 className={classes.heading}>{t('tool.title')}</h2>
        <ul>
          {tool.map((name) => (
            <li key={name}>{t(`tool.${name}`)}</li>
          ))}
        </ul>
        <h2 className={classes.heading}>{t('glass.title')}</h2>
        <ul>
          {glass.map((name) => (
            <li key={name}>{t(`glass.${name}`)}</li>
          ))}
        </ul>
        <h2 className={classes.heading}>{t('gaps.title')}</h2>
        <ul>
          {gaps.map((name) => (
            <li key={name}>{t(`gaps.${name}`)}</li>
          ))}
        </ul>
        <h2 className={classes.heading}>{t('contact.title')}</h2>
        <p>{t('contact.text', { municipality })}</p>
      </main>
      <Footer />
    </div>
  );
}
