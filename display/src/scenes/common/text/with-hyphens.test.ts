import { expect, test } from 'vitest';
import { withHyphens } from './with-hyphens.ts';

const shown = (words: string) => withHyphens(words, 'el').replaceAll('\u00ad', '-');

test('a long Greek word may be broken between its syllables, and never before its last letters', () => {
  expect(shown('Ηλεκτροεγκεφαλογραφηματικός')).toBe('Ηλε-κτρο-ε-γκε-φα-λο-γρα-φη-μα-τι-κός');
  expect(shown('Περιδιαβάζοντας τις γειτονιές')).toBe('Περι-δια-βά-ζο-ντας τις γειτονιές');
  for (const part of shown('παραθαλάσσιας κωμόπολης ηλιόλουστες').split(' ')) {
    const pieces = part.split('-');
    expect(pieces[0]?.length).toBeGreaterThanOrEqual(3);
    expect(pieces.at(-1)?.length).toBeGreaterThanOrEqual(3);
  }
});

test('nothing of the words changes, and other words stay as they are', () => {
  const words = 'ΕΚΔΗΛΩΣΕΙΣ ΔΗΜΟΤΙΚΟΥ ΣΥΜΒΟΥΛΙΟΥ, καλοκαίρι 2026 – πρόγραμμα';
  expect(shown(words).replaceAll('-', '')).toBe(words.replaceAll('-', ''));
  expect(withHyphens('Wandering neighbourhoods', 'en')).toBe('Wandering neighbourhoods');
  expect(shown('Το λιμάνι στο δειλινό')).toBe('Το λιμάνι στο δειλινό');
});
