import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { claims } from './accessibility-claims.ts';

test('R-ANY-17 the statement says nothing of the tool and the displays that no requirement, and so no test, shows', () => {
  const rows = readFileSync(path.join(import.meta.dirname, '../../../docs/requirements.md'), 'utf8');
  const named = Object.values(claims).flatMap((chapter) => Object.values(chapter).flat());
  expect(named.filter((id) => !rows.includes(`| ${id} |`))).toEqual([]);
});
