import type { Abilities } from './abilities.ts';

type Machine = {
  abilities: Pick<Abilities, 'follow' | 'screen'>;
  facts(): Promise<object>;
  image(): Promise<Buffer | null>;
};

/** Unknown requests are refused. */
export async function answerPage(
  payload: string,
  { abilities, facts, image }: Machine,
): Promise<{ ask: unknown; answer?: unknown; error?: string }> {
  let ask: unknown = null;
  try {
    const said: unknown = JSON.parse(payload);
    if (!said || typeof said !== 'object') throw new Error('not understood');
    const { what, kind, value, on, ask: number } = said as Record<string, unknown>;
    ask = number;
    if (what === 'facts') return { ask, answer: await facts() };
    if (what === 'image') {
      const jpeg = await image();
      if (!jpeg) throw new Error('nothing was drawn');
      return { ask, answer: jpeg.toString('base64') };
    }
    if (what === 'do') await abilities.follow(kind, value);
    else if (what === 'screen') await abilities.screen(on === true);
    else throw new Error('not understood');
    return { ask, answer: null };
  } catch (error) {
    return { ask, error: error instanceof Error ? error.message.slice(0, 300) : String(error) };
  }
}
