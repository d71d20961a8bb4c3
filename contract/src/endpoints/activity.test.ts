import { expect, test } from 'vitest';
import { listActivity } from './activity.ts';

const deed = {
  id: 2,
  at: '2026-08-15T09:00:00.000Z',
  by: { id: 'maria', name: 'Μαρία' },
  action: 'saved',
  system: 'system1a',
  subjectKind: 'presentation',
  subject: null,
  title: { el: 'Λιμάνι', en: 'Harbour' },
  exists: true,
};

test('R-AUDIT-01 deeds of a kind that only a newer version knows are left out, and the rest is read', () => {
  const newer = [
    { ...deed, id: 4, action: 'teleported' },
    { ...deed, id: 3, subjectKind: 'hologram' },
  ];
  expect(listActivity.response.parse({ items: [...newer, deed], next: 2 })).toEqual({
    items: [deed],
    next: 2,
  });
});

test('R-AUDIT-01 a deed that is known and told wrongly stays a fault', () => {
  const wrong = { ...deed, title: null };
  expect(listActivity.response.safeParse({ items: [wrong], next: null }).success).toBe(false);
});
