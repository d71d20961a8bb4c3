import { z } from 'zod';
import type { System } from './registry.ts';

/** The eight systems on one page. Overview, routes, forms, hints, API rules and renderers are derived from it. */
export const systems = {
  system1a: {
    name: { el: 'Μεγάλη οθόνη: εικόνες', en: 'Large display: images' },
    installation: 'wall',
    viewing: 'psifiakes-provoles',
    sections: [{ kind: 'image', atLeast: 4, quality: 'fullHd' }],
    libraries: [],
    view: null,
    room: true,
  },
  system1b: {
    name: { el: 'Μεγάλη οθόνη: βίντεο', en: 'Large display: videos' },
    installation: 'wall',
    viewing: 'psifiakes-provoles',
    sections: [{ kind: 'video', atLeast: 2, quality: 'hd' }],
    libraries: [],
    view: null,
    room: true,
  },
  system3: {
    name: { el: 'Νέφος πληροφοριών', en: 'Information cloud' },
    installation: 'touch-wall',
    viewing: 'psifiakes-provoles',
    sections: [
      { kind: 'image-category', atLeast: 1 },
      { kind: 'image', atLeast: 4, inCategory: true },
      { kind: 'news-links', atLeast: 1 },
    ],
    libraries: [],
    view: null,
    room: true,
  },
  system4: {
    name: { el: 'Τοτέμ σημείων ενδιαφέροντος', en: 'Points-of-interest totem' },
    installation: 'totem',
    viewing: 'psifiakes-provoles',
    sections: [
      { kind: 'point-title', atLeast: 1 },
      { kind: 'image', atLeast: 1 },
    ],
    libraries: [],
    view: null,
    room: true,
  },
  system6: {
    name: { el: 'Επιτραπέζιες προβολές', en: 'Table-top presentations' },
    installation: 'table',
    viewing: 'epitrapezies-provoles',
    sections: [{ kind: 'image', atLeast: 4 }],
    libraries: [],
    view: 'table',
  },
  system7a: {
    name: { el: 'Συνταγές', en: 'Recipes' },
    installation: 'touch-display',
    viewing: 'psifiakes-provoles',
    sections: [{ kind: 'recipe', atLeast: 1 }],
    libraries: [{ kind: 'recipe', atLeast: 1 }],
    view: null,
  },
  system7b: {
    name: { el: 'Εδέσματα και τοπικά προϊόντα', en: 'Dishes and local products' },
    installation: 'touch-display',
    viewing: 'psifiakes-provoles',
    sections: [
      { kind: 'dish', atLeast: 0 },
      { kind: 'product', atLeast: 1 },
    ],
    libraries: [
      { kind: 'dish', atLeast: 0 },
      { kind: 'product', atLeast: 1 },
    ],
    view: null,
  },
  system8: {
    name: { el: 'Παζλ', en: 'Puzzles' },
    installation: 'table',
    viewing: 'psifiakes-provoles',
    sections: [{ kind: 'puzzle-image', atLeast: 1, quality: 'fullHd' }],
    libraries: [],
    view: 'puzzle',
  },
} as const satisfies Record<string, System>;

export type SystemId = keyof typeof systems;

export const systemIds = Object.keys(systems) as SystemId[];

export const systemId = z.enum(systemIds as [SystemId, ...SystemId[]]);

export const isSystemId = (value: unknown): value is SystemId =>
  typeof value === 'string' && Object.hasOwn(systems, value);

/** What this installation resolved: the table above with the operator's JSON laid over it. */
export type Registry = Record<SystemId, System>;

/** R-RIGHTS-07: the setting is the installation's, and each of its systems says it. */
export const requiresRights = (registry: Registry): boolean =>
  systemIds.every((id) => registry[id].rights === 'required');

/** R-RULE-02: a system that shows something never stops showing something. */
export const activePresentationsAtLeast = 1;
