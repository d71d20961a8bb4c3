import type { Display } from '@psifida/contract/content/display';
import { usualMode } from '@psifida/contract/content/display';
import {
  boxAround,
  commonTags,
  type JoinedWall,
  type OwnWall,
  wordsPlace,
} from '@psifida/contract/content/joined-wall';
import { type Panel, usualPanels } from '@psifida/contract/content/panel';
import type { ProofGlass } from '@psifida/contract/content/proof';
import { isMeantFor } from '@psifida/contract/content/tags';
import type { Size } from '@psifida/contract/registry/check';
import type { Installation } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';

/** What of a display or joined wall is judged, and drawn; those that show the same are one. */
export type TownGlass = {
  key: string;
  /** Empty for the usual panel of a system without a display. */
  names: string[];
  /** The first of them. */
  display: string | null;
  judged: ProofGlass;
  /** Of what is drawn: the whole, or the display of a wall on which words stand. */
  drawn: { pixels: Size; panel: Panel; wall: OwnWall | undefined };
};

type Town = {
  system: SystemId;
  installation: Installation;
  displays: readonly Display[];
  walls: readonly JoinedWall[];
  /** For which displays the presentation is meant. */
  tags: readonly string[];
};

/** The glasses on which a presentation is shown, and the names of those on which it is not. */
export function glassesOf({ system, installation, displays, walls, tags }: Town): {
  glasses: TownGlass[];
  elsewhere: string[];
} {
  const usual = usualPanels[installation];
  const own = displays.filter((display) => display.system === system);
  const pixelsOf = ({ health }: Pick<Display, 'health'>): Size => health?.screen ?? usual.pixels;
  const all = walls.flatMap((wall) => {
    const joined = wall.places.flatMap((place) => own.find(({ id }) => id === place.display) ?? []);
    const { places, name, id, languageMode, viewingDistanceMm } = wall;
    const spoken = wordsPlace(places);
    const speaker = joined.find((one) => one.id === spoken?.display);
    if (wall.system !== system || !spoken || !speaker) return [];
    const box = boxAround(places);
    const pixels = pixelsOf(speaker);
    const scale = pixels.width / spoken.widthMm;
    const shared = commonTags(joined.map((one) => one.tags));
    const part = {
      left: (spoken.xMm - box.xMm) * scale,
      top: (spoken.yMm - box.yMm) * scale,
      width: spoken.widthMm * scale,
      height: spoken.heightMm * scale,
    };
    const panel = { widthMm: box.widthMm, viewingDistanceMm };
    const glass: TownGlass = {
      ...{ key: id, names: [name], display: speaker.id },
      judged: {
        ...{ panel, languageMode, words: part },
        pixels: { width: box.widthMm * scale, height: box.heightMm * scale },
      },
      drawn: {
        ...{ panel: speaker.panel, pixels },
        wall: { id, languageMode, viewingDistanceMm, tags: shared, places, own: places.indexOf(spoken) },
      },
    };
    return [{ glass, tags: shared, joined: joined.map((one) => one.id) }];
  });
  const joined = new Set(all.flatMap((one) => one.joined));
  const single = own
    .filter(({ id }) => !joined.has(id))
    .map((display) => {
      const { id, name, panel, languageMode } = display;
      const pixels = pixelsOf(display);
      const shape = Math.round((100 * pixels.height) / pixels.width);
      const { widthMm, viewingDistanceMm } = panel;
      const glass: TownGlass = {
        key: [widthMm, viewingDistanceMm, shape, languageMode].join(' '),
        ...{ names: [name], display: id },
        judged: { panel, pixels, languageMode, words: null },
        drawn: { panel, pixels, wall: undefined },
      };
      return { glass, tags: display.tags };
    });
  const found = [...all, ...single];
  if (!found.length) return { glasses: [usualGlass(usual, installation)], elsewhere: [] };
  const meant = found.filter((one) => isMeantFor(tags, one.tags)).map(({ glass }) => glass);
  const byKey = new Map<string, TownGlass>();
  for (const one of meant) {
    const same = byKey.get(one.key);
    byKey.set(one.key, same ? { ...same, names: [...same.names, ...one.names].toSorted() } : one);
  }
  return {
    glasses: [...byKey.values()],
    elsewhere: found.filter(({ glass }) => !meant.includes(glass)).flatMap(({ glass }) => glass.names),
  };
}

function usualGlass({ pixels, ...panel }: Panel & { pixels: Size }, installation: Installation): TownGlass {
  return {
    ...{ key: 'usual', names: [], display: null },
    judged: { panel, pixels, languageMode: usualMode(installation), words: null },
    drawn: { panel, pixels, wall: undefined },
  };
}
