import type { NoticeLanguage, SettingName } from './settings.ts';
import { StartError } from './start-error.ts';

/** Who is told when a display is dark, a feed or a backup fails or a disk fills, and how. */
export type Notices = {
  email: { smtpUrl: string; from: string; to: string[] } | null;
  webhookUrl: string | null;
  language: NoticeLanguage;
  /** By the town's clock. */
  quietHours: { from: string; to: string } | null;
};

type Text = 'SMTP_URL' | 'NOTICE_EMAIL_FROM' | 'NOTICE_WEBHOOK_URL';
type Get = ((name: Text) => string | undefined) &
  ((name: 'NOTICE_EMAIL_TO') => string[] | undefined) &
  ((name: 'NOTICE_LANGUAGE') => NoticeLanguage | undefined) &
  ((name: 'NOTICE_QUIET_HOURS') => { from: string; to: string } | undefined);

/** Null: nobody is told. */
export function readNotices(get: Get): Notices | null {
  const [smtpUrl, from, to] = [get('SMTP_URL'), get('NOTICE_EMAIL_FROM'), get('NOTICE_EMAIL_TO')];
  const needed: Partial<Record<SettingName, unknown>> = {
    SMTP_URL: smtpUrl,
    NOTICE_EMAIL_FROM: from,
    NOTICE_EMAIL_TO: to,
  };
  const missing = Object.keys(needed).filter((name) => !needed[name as SettingName]);
  if (missing.length > 0 && missing.length < 3)
    throw new StartError(
      `${missing.join(', ')} must be set as well: notices are sent by e-mail when all of ${Object.keys(needed).join(', ')} are set.`,
    );
  const webhookUrl = get('NOTICE_WEBHOOK_URL') ?? null;
  const email = smtpUrl && from && to ? { smtpUrl, from, to } : null;
  if (!email && !webhookUrl) return null;
  return {
    email,
    webhookUrl,
    language: get('NOTICE_LANGUAGE') ?? 'both',
    quietHours: get('NOTICE_QUIET_HOURS') ?? null,
  };
}
