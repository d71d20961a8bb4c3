import { emptyItem } from '@psifida/contract/content/library-item';
import { previewMessage } from '@psifida/contract/content/preview';
import { libraryKinds } from '@psifida/contract/kinds';
import { homeOf } from '@psifida/contract/registry/addresses';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { draftManifest } from './draft-manifest.ts';
import { itemAlone } from './item-alone.ts';

const id = '7f2d4f6e-6f4b-4a57-9f0a-0d1c5d9d0a11';

test.each(libraryKinds)('a %s of which only the Greek title is written is shown by itself', (kind) => {
  const system = homeOf(kind);
  const { content, edited } = itemAlone({
    kind,
    id,
    content: { ...emptyItem[kind], title: { el: 'Φάβα', en: '' } },
  });
  const { manifest, hasAnything } = draftManifest({
    system,
    rules: systems[system],
    id,
    content,
    assets: new Map(),
    items: edited,
  });
  expect(hasAnything).toBe(true);
  expect(Object.keys({ ...manifest.recipes, ...manifest.dishes, ...manifest.products })).toEqual([id]);
  const sent = previewMessage.safeParse({
    type: 'psifida-preview',
    manifest,
    news: {},
    languageMode: 'el',
    panel: { widthMm: 1_000, viewingDistanceMm: 1_000 },
    presentation: id,
  });
  expect(sent.error).toBeUndefined();
});
