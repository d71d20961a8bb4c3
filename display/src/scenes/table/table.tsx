import { useEffect, useRef, useState } from 'react';
import { decodeImage } from '../common/media/decoding.ts';
import { useAsked } from '../common/places.ts';
import { useRounds, useScene } from '../common/scene-context.ts';
import { useLoop } from '../common/time/use-loop.ts';
import { LaidTable } from './laid-table.tsx';
import { imagesOn } from './lay-table.ts';
import { paradeMs } from './use-parade.ts';

export default function Table() {
  const { presentations, visit, live, manifest, sourceOf, onReady, onShow } = useScene();
  const round = useRounds(visit);
  const [chosen, setChosen] = useState<{ id: string; round: number } | null>(null);
  const asked = useAsked();
  const looped = useLoop({
    keys: presentations.map(({ id }) => id),
    ms: paradeMs,
    running: live && visit === null,
    asked: presentations.flatMap(({ id }) => (id === asked?.id ? [id] : [])),
    prepare: async (id) => {
      const one = presentations.find((presentation) => presentation.id === id);
      const images = one ? [...imagesOn(one, manifest).values()] : [];
      const decoded = await Promise.all(images.map((media) => decodeImage(sourceOf(media, 'small'))));
      return decoded.some((image) => image !== null);
    },
  });
  const wanted = chosen?.round === round ? chosen.id : looped;
  const presentation = presentations.find(({ id }) => id === wanted) ?? null;
  const current = presentation?.id;

  const isReady = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per presentation, whoever listens by then
  useEffect(() => {
    if (current === undefined) return;
    if (!isReady.current) onReady();
    isReady.current = true;
    onShow({ presentation: current, entry: null });
  }, [current]);

  if (!presentation) return null;
  return <LaidTable presentation={presentation} round={round} onChoose={(id) => setChosen({ id, round })} />;
}
