import type { NoticeChannel, NoticeRow } from '@psifida/api/db/tables';
import { isLoopback } from '../config/loopback.ts';
import type { Notices } from '../config/notice-settings.ts';
import { sentenceOf, writeNotice } from './words.ts';

export type Sender = (notice: Pick<NoticeRow, 'id' | 'events' | 'made_at'>) => Promise<void>;
export type Senders = Partial<Record<NoticeChannel, Sender>>;

type Deps = { notices: Notices; publicUrl: string };

export const patienceMs = 20_000;

/** A password goes over a sealed line alone, unless it stays on this machine. */
export async function openMail({ smtpUrl }: NonNullable<Notices['email']>) {
  // Where nobody is told by e-mail it is never loaded.
  const { createTransport } = await import('nodemailer');
  const { hostname, username } = new URL(smtpUrl);
  return createTransport({
    url: smtpUrl,
    requireTLS: username !== '' && !isLoopback(hostname),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The ways of telling that the operator has set up. Each names the notice, so that one that comes twice is known. */
export function openSenders({ notices: { email, webhookUrl, language }, publicUrl }: Deps): Senders {
  const { host } = new URL(publicUrl);
  const senders: Senders = {};
  if (email) {
    senders.email = async ({ id, events, made_at }) => {
      const transport = await openMail(email);
      await transport.sendMail({
        from: email.from,
        to: email.to,
        date: made_at,
        messageId: `<notice-${id}@${host.replace(/:\d+$/, '')}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...writeNotice(events, { language, publicUrl }),
      });
    };
  }
  if (webhookUrl)
    senders.webhook = async ({ id, events, made_at }) => {
      const { text } = writeNotice(events, { language, publicUrl });
      const answer = await fetch(webhookUrl, {
        method: 'POST',
        // Where it leads on to is not what the operator has named.
        redirect: 'error',
        headers: { 'content-type': 'application/json', 'idempotency-key': `${host}-${id}` },
        body: JSON.stringify({
          id,
          at: made_at.toISOString(),
          from: publicUrl,
          text,
          events: events.map((event) => ({
            ...event,
            text: { el: sentenceOf('el', event), en: sentenceOf('en', event) },
          })),
        }),
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`answered with ${answer.status}`);
    };
  return senders;
}
