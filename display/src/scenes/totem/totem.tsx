import { useEffect } from 'react';
import type { SceneProps } from '../scene.ts';

export default function Totem({ presentations, language, onReady, onShow }: SceneProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: placeholder
  useEffect(() => {
    onReady();
    onShow({ presentation: presentations[0]?.id ?? '', entry: null });
  }, []);
  return <h1>{presentations[0]?.title[language]}</h1>;
}
