import { expect, test } from 'vitest';
import { listActivity } from './activity.ts';

const action = {
  ...{ id: 2, at: '2026-08-15T09:00:00.000Z', by: { id: 'maria', name: 'Μαρία' }, action: 'saved' },
  ...{ system: 'system1a', subjectKind: 'presentation', subject: null, exists: true },
  title: { el: 'Λιμάνι', en: 'Harbour' },
  revision: null,
};

test('R-AUDIT-01 actions of a kind that only a newer version knows are left out, and the rest is read', () => {
  const newer = [
    { ...action, id: 4, action: 'teleported' },
    { ...action, id: 3, subjectKind: 'hologram' },
  ];
  const read = listActivity.response.parse({ items: [...newer, action], next: 2 });
  expect(read).toEqual({ items: [action], next: 2 });
});

test('R-AUDIT-01 an action that is known and told wrongly stays a fault', () => {
  const wrong = { ...action, title: null };
  expect(listActivity.response.safeParse({ items: [wrong], next: null }).success).toBe(false);
});
