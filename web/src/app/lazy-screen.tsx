import { type ComponentType, lazy, useState } from 'react';
import { loadPageWords } from '../i18n/catalogues.ts';
import { guess, reloadOnFailedLoad } from '../lib/reload-guard.ts';
import type { ScreenProps } from '../pages/screen-props.ts';

type Module = { default: ComponentType<ScreenProps> };

/** A page imported when first needed, or preloaded when a link to it is hovered, with its translations. */
export function lazyScreen(
  load: () => Promise<Module>,
  loadWords: () => Promise<void> | undefined = loadPageWords,
) {
  let Loaded: ComponentType<ScreenProps> | undefined;

  const fetchScreen = async (words = loadWords()) => {
    const [module] = await Promise.all([load(), words]);
    Loaded = module.default;
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
    const [Chosen] = useState<ComponentType<ScreenProps>>(() => Loaded ?? Lazy);
    return <Chosen {...props} />;
  }

  /** Undefined when loaded: awaiting would leave the old page handling keys under the new address. */
  const preload = (): Promise<void> | undefined => {
    const words = loadWords();
    return Loaded && !words ? undefined : guess(() => fetchScreen(words));
  };

  return Object.assign(Screen, { preload });
}
