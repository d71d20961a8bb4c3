import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { logUnhandledRejections } from './log-unhandled-rejections.ts';

test('a promise that failed and that nobody waited for is told, with where it was made, and ends nothing', () => {
  const said: string[] = [];
  const program = new EventEmitter();
  logUnhandledRejections(program, (line) => said.push(line));
  program.emit('unhandledRejection', new Error('the line broke'));
  program.emit('unhandledRejection', 'gone');
  expect(said[0]).toContain('the line broke');
  expect(said[0]).toContain('log-unhandled-rejections.test.ts');
  expect(said[1]).toContain('gone');
});
