// How the sign-in window gives what it received to the page that opened it.
import { z } from 'zod';

export const signInWindowPath = '/signed-in.html';

const channelName = 'psifida-sign-in';

/** Only the page that drew the ticket takes the tokens: a refresh token used by two pages ends the session of both. */
const signedIn = z.object({
  ticket: z.string().min(1),
  subject: z.string(),
  token: z.string(),
  refreshToken: z.string(),
  idToken: z.string().optional(),
  timeSkew: z.number().optional(),
});
export type SignedIn = z.infer<typeof signedIn>;

const received = z.object({ received: z.string() });

/** Window's side: true when the page has taken them, false when no page answers any more. */
export function handOver(answer: SignedIn, patience = 3000): Promise<boolean> {
  const channel = new BroadcastChannel(channelName);
  return new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), patience);
    channel.onmessage = ({ data }) => {
      if (received.safeParse(data).data?.received === answer.ticket) resolve(true);
    };
    channel.postMessage(answer);
  }).finally(() => channel.close());
}

/** Page's side: returns how to stop listening. */
export function takeOver(ticket: string, take: (answer: SignedIn) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    const answer = signedIn.safeParse(data).data;
    if (answer?.ticket !== ticket) return;
    channel.postMessage({ received: ticket });
    channel.close();
    take(answer);
  };
  return () => channel.close();
}
