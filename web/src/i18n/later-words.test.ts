import { expect, test } from 'vitest';
import { loadFirstWords, loadLanguage } from './catalogues.ts';
import { requirementTexts } from './requirement-texts.ts';

test('what was asked for with the first words speaks with all of them once they are there', async () => {
  await loadFirstWords('en');
  const before = requirementTexts('en');
  expect(requirementTexts('en')).toBe(before);
  await loadLanguage('en');
  expect(requirementTexts('en')).not.toBe(before);
  expect(requirementTexts('en').required({ kind: 'image', atLeast: 4 })).toBe(
    'At least 4 active images are required for display presentation.',
  );
});
