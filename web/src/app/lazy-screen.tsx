import { type ComponentType, lazy, useState } from 'react';
import { loadPageWords } from '../i18n/catalogues.ts';
import { guess, reloadOnFailedLoad } from '../lib/reload-guard.ts';
import type { ScreenProps } from '../screens/screen-props.ts';

type Module = { default: ComponentType<ScreenProps> };

/** A screen that is fetched when it is first needed, or a little earlier when a link to it is pointed at; with its words, where the first are not enough. */
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

  /** What is there already is drawn at once: even a settled promise would leave the page blank for a moment. */
  function Screen(props: ScreenProps) {
    const [Chosen] = useState<ComponentType<ScreenProps>>(() => Loaded ?? Lazy);
    return <Chosen {...props} />;
  }

  /** Nothing is waited for where all is there: meanwhile the address would be new and the page that takes the keys the old one. */
  const preload = (): Promise<void> | undefined => {
    const words = loadWords();
    return Loaded && !words ? undefined : guess(() => fetchScreen(words));
  };

  return Object.assign(Screen, { preload });
}
