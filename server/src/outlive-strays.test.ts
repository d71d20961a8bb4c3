import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { outliveStrays } from './outlive-strays.ts';

test('a promise that failed and that nobody waited for is told, with where it was made, and ends nothing', () => {
  const said: string[] = [];
  const program = new EventEmitter();
  outliveStrays(program, (line) => said.push(line));
  program.emit('unhandledRejection', new Error('the line broke'));
  program.emit('unhandledRejection', 'gone');
  expect(said[0]).toContain('the line broke');
  expect(said[0]).toContain('outlive-strays.test.ts');
  expect(said[1]).toContain('gone');
});
