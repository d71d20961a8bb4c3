import type { Finding } from '@psifida/postgres/fitness';
import type { Notices } from '../../config/notice-settings.ts';
import { openMail, patienceMs } from '../../notices/senders.ts';
import { wordsOfFetch } from '../../notices/words-of-fetch.ts';

type Checked = Finding & { weak?: true };

/** Whether whoever is to be told could be reached; nobody is told anything by it. */
export async function checkNotices(notices: Notices | null): Promise<Checked[]> {
  if (!notices)
    return [
      {
        about: 'somebody is told',
        wrong:
          'neither NOTICE_WEBHOOK_URL nor SMTP_URL is set: nobody is told when a display is dark, a feed or a backup fails or a disk fills.',
        weak: true,
      },
    ];
  const { email, webhookUrl } = notices;
  return [
    ...(email ? [await checkMail(email)] : []),
    ...(webhookUrl ? [await checkWebhook(webhookUrl)] : []),
  ];
}

async function checkMail(email: NonNullable<Notices['email']>): Promise<Checked> {
  const { host } = new URL(email.smtpUrl);
  const transport = await openMail(email);
  try {
    await transport.verify();
    return {
      about: `the mail server ${host} answers and lets Psifida in (${email.to.join(', ')})`,
      wrong: null,
    };
  } catch (error) {
    const { code } = error as { code?: string };
    const advice =
      code === 'EAUTH' ? 'correct the name and the password in SMTP_URL' : 'correct SMTP_URL, or start it';
    return { about: 'mail', wrong: `the mail server ${host}: ${(error as Error).message}; ${advice}.` };
  } finally {
    transport.close();
  }
}

/** Asked without saying anything: what it answers does not matter, that it does is enough. */
async function checkWebhook(url: string): Promise<Checked> {
  const { host } = new URL(url);
  try {
    const { status } = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (status >= 300 && status < 400)
      return {
        about: 'webhook',
        wrong: `${host} leads on to another address (${status}), which is not followed; name that in NOTICE_WEBHOOK_URL.`,
      };
    return { about: `the webhook on ${host} answers`, wrong: null };
  } catch (error) {
    return { about: 'webhook', wrong: `${host}: ${wordsOfFetch(error)}; correct NOTICE_WEBHOOK_URL.` };
  }
}
