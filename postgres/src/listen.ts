import { type HeldConnection, holdConnection } from './held-connection.ts';

type Handlers = {
  channel: string;
  onMessage(payload: string): void;
  /** From now on nothing is missed; what was said before, also while the line was broken, was not heard. */
  onReady(): void;
};

/** Listens to a channel on a connection of its own, and comes back by itself whenever that breaks. */
export const listen = (db: object, { channel, onMessage, onReady }: Handlers): HeldConnection =>
  holdConnection(db, {
    name: 'psifida listener',
    begin: async (client) => {
      client.on('notification', ({ payload = '' }) => onMessage(payload));
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onReady();
    },
  });
