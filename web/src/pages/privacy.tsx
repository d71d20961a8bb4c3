import { useLocale, useTranslations } from 'use-intl';
import { asksApproval, runtimeConfig } from '../lib/runtime-config.ts';
import { ContactLines } from './contact-lines.tsx';
import { Chapter, Statement } from './statement.tsx';

export default function Privacy() {
  const t = useTranslations('privacy');
  const locale = useLocale();
  const { branding, kept, signIn } = runtimeConfig();
  const municipality = branding.municipality[locale];
  const embedded = signIn === 'embedded';
  return (
    <Statement page="privacy" intro={t('intro', { municipality })}>
      <Chapter title={t('controller.title')} text={t('controller.text', { municipality })}>
        <ContactLines officer />
      </Chapter>
      <Chapter
        title={t('staff.title')}
        points={[
          t(embedded ? 'staff.account' : 'staff.accountElsewhere'),
          ...(kept.sessionHours ? [t('staff.sessions', { hours: kept.sessionHours })] : []),
          ...(embedded ? [t('staff.attempts')] : []),
          t('staff.actions', { days: kept.activityDays }),
          t('staff.content', { days: kept.binDays }),
          t('staff.shared'),
          ...(asksApproval() ? [t('staff.approvals', { days: kept.activityDays })] : []),
          t('staff.right'),
          t('staff.task'),
          t('staff.presence'),
          t('staff.browser'),
        ]}
      />
      <Chapter
        title={t('visitors.title')}
        points={[t('visitors.nobody'), t('visitors.counts', { days: kept.shownDays })]}
      />
      <Chapter
        title={t('around.title')}
        points={[
          kept.copies ? t('around.copies', { count: kept.copies }) : t('around.noCopies'),
          t('around.notices'),
          t('around.logs'),
        ]}
      />
      <Chapter
        title={t('rights.title')}
        text={t('rights.text', { municipality })}
        points={[t('rights.anonymised'), t('rights.authority')]}
      />
    </Statement>
  );
}
