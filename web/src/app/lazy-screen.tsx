import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, useState } from 'react';
import { loadPageWords } from '../i18n/catalogues.ts';
import { guess, reloadOnFailedLoad } from '../lib/reload-guard.ts';
import type { Ask, ScreenProps } from '../pages/screen-props.ts';

type Module = { default: ComponentType<ScreenProps>; ask?: Ask };
type AskedOf = Parameters<Ask> extends [QueryClient, ...infer Place] ? Place : never;

/** A page imported when first needed, or preloaded when a link to it is hovered, with its translations. */
export function lazyScreen(
  load: () => Promise<Module>,
  loadWords: () => Promise<void> | undefined = loadPageWords,
) {
  let loaded: Module | undefined;

  const fetchScreen = async (words = loadWords()) => {
    const [module] = await Promise.all([load(), words]);
    loaded = module;
    return module;
  };

  const Lazy = lazy(() =>
    fetchScreen().catch((error: unknown) => {
      // R-SHELL-15: the page is about to load again; showing a failure for that moment would only flicker.
      if (reloadOnFailedLoad(error)) return new Promise<Module>(() => {});
      throw error;
    }),
  );

  /** Rendered synchronously when loaded: even a settled promise would leave the page blank for a moment. */
  function Screen(props: ScreenProps) {
    const [Chosen] = useState<ComponentType<ScreenProps>>(() => loaded?.default ?? Lazy);
    return <Chosen {...props} />;
  }

  /** Undefined when loaded: awaiting would leave the old page handling keys under the new address. */
  const preload = (): Promise<void> | undefined => {
    const words = loadWords();
    return loaded && !words ? undefined : guess(() => fetchScreen(words));
  };

  /** What it shows first, beside its scripts and words; what fails is told by the screen, which asks again. */
  const ask = (queries: QueryClient, ...place: AskedOf): Promise<void> =>
    guess(async () => (await load()).ask?.(queries, ...place));

  return Object.assign(Screen, { preload, ask });
}
