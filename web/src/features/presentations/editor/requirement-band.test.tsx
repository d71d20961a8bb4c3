import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { ActiveButton } from '../../../document/document-actions.tsx';
import type { ActivatedEditor } from '../../../document/frame-editor.ts';
import { contentOf, idOf, imageEntry } from '../../../lib/testing/samples.ts';
import { markupOf } from '../../../ui/testing/markup-of.tsx';
import { judgeDraft } from './judge-draft.ts';
import { RequirementBand } from './requirement-band.tsx';
import type { Editor } from './use-editor.ts';

const rules = systems.system1a;
const content = contentOf(...[1, 2, 3, 4].map((n) => imageEntry(idOf(n))));
const judgement = judgeDraft(rules, content, { assets: new Map(), items: new Map() });
const editorThat = (isLoading: boolean) =>
  ({
    content,
    rules,
    judgement,
    isLoading,
    isTitled: true,
    isReady: false,
    saved: null,
  }) as unknown as Editor;

test('R-VAL-04 nothing is said to be missing while the images are not known yet', () => {
  const saveBar = (isLoading: boolean) => {
    const editor = editorThat(isLoading);
    return markupOf(
      <>
        <RequirementBand editor={editor} />
        <ActiveButton editor={editor as ActivatedEditor} lacks="4 images" createLabel="Create and activate" />
      </>,
    );
  };
  expect(saveBar(false)).toContain('One thing is missing');
  expect(saveBar(false)).toContain('Still missing: 4 images');
  expect(saveBar(true)).toContain('What the presentation needs');
  expect(saveBar(true)).not.toMatch(/missing|4 images|Needed before/);
});
