import { expect, test } from 'vitest';
import { markupOf } from '../../ui/testing/markup-of.tsx';
import { PartOfWall } from './display-card.tsx';

const line = (locale: 'el' | 'en', onOpen: (() => void) | null) =>
  markupOf(<PartOfWall name="Λιμάνι & <Αγορά>" {...{ onOpen }} />, locale);

test('R-JOIN-03 a display says of which wall it is a part, and leads whoever may change that to its form', () => {
  expect(line('el', null)).toContain(
    '<p class="shape-quiet">Κομμάτι του τοίχου οθονών «Λιμάνι &amp; &lt;Αγορά&gt;»</p>',
  );
  expect(line('en', null)).toContain('Part of the joined wall “Λιμάνι');
  expect(line('en', null)).not.toContain('<button');
  expect(line('en', () => {})).toMatch(/<button[^>]*>Λιμάνι &amp; &lt;Αγορά&gt;<\/button>”/);
});
