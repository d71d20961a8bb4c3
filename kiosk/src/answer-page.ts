import type { Abilities } from './abilities.ts';

type Machine = {
  abilities: Pick<Abilities, 'follow' | 'screen'>;
  facts(): Promise<object>;
  picture(): Promise<Buffer | null>;
};

/** What the page may ask of the machine; whatever else it says is answered with a refusal. */
export async function answerPage(
  payload: string,
  { abilities, facts, picture }: Machine,
): Promise<{ ask: unknown; answer?: unknown; error?: string }> {
  let ask: unknown = null;
  try {
    const said: unknown = JSON.parse(payload);
    if (!said || typeof said !== 'object') throw new Error('not understood');
    const { what, kind, value, on, ask: number } = said as Record<string, unknown>;
    ask = number;
    if (what === 'facts') return { ask, answer: await facts() };
    if (what === 'picture') {
      const jpeg = await picture();
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
