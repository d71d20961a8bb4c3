import { useLocale, useTranslations } from 'use-intl';
import { runtimeConfig } from '../lib/runtime-config.ts';
import classes from './statement.module.css';

/** R-ANY-17: how the municipality is reached; nothing while it has not said it. */
export function ContactLines({ officer = false }: { officer?: boolean }) {
  const t = useTranslations('contacts');
  const locale = useLocale();
  const { contacts } = runtimeConfig().branding;
  if (!contacts) return null;
  const { address, email, telephone, feedbackForm, dataProtectionOfficer } = contacts;
  const mail = (to: string) => <a href={`mailto:${to}`}>{to}</a>;
  return (
    <ul className={classes.points}>
      {feedbackForm && (
        <li>
          <a href={feedbackForm}>{t('form')}</a>
        </li>
      )}
      <li>
        {t('email')}: {mail(email)}
      </li>
      <li>
        {t('telephone')}: <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
      </li>
      <li>
        {t('address')}: {address[locale]}
      </li>
      {officer && (
        <li>
          {t('officer')}: {mail(dataProtectionOfficer)}
        </li>
      )}
    </ul>
  );
}
