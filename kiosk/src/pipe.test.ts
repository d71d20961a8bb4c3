import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { NoAnswer, openPipe } from './pipe.ts';

function aPipe() {
  const [fromBrowser, toBrowser] = [new PassThrough(), new PassThrough()];
  const asked: string[] = [];
  toBrowser.on('data', (chunk: Buffer) => asked.push(chunk.toString()));
  return { pipe: openPipe(fromBrowser, toBrowser), fromBrowser, asked };
}

test('answers find their question, whatever comes first and however it is cut', async () => {
  const { pipe, fromBrowser, asked } = aPipe();
  const answers = Promise.all([pipe.ask('First'), pipe.ask('Second', { a: 'ά' }, { sessionId: 'S' })]);
  expect(asked).toEqual([
    '{"id":1,"method":"First","params":{}}\0',
    '{"id":2,"method":"Second","params":{"a":"ά"},"sessionId":"S"}\0',
  ]);
  const bytes = Buffer.from('{"id":2,"result":{"name":"Ψηφίδα"}}\0{"id":1,"result":{"n":1}}\0');
  for (const byte of bytes) fromBrowser.write(Buffer.from([byte]));
  expect(await answers).toEqual([{ n: 1 }, { name: 'Ψηφίδα' }]);
});

test('events are told until nobody listens any more', async () => {
  const { pipe, fromBrowser } = aPipe();
  const heard: (string | undefined)[] = [];
  const stop = pipe.hear(({ method }) => heard.push(method));
  fromBrowser.write('{"method":"One"}\0');
  await new Promise(setImmediate);
  stop();
  fromBrowser.write('{"method":"Two"}\0');
  await new Promise(setImmediate);
  expect(heard).toEqual(['One']);
});

test('a refusal is an error; silence and a closed pipe are told apart from it', async () => {
  const { pipe, fromBrowser } = aPipe();
  const refused = pipe.ask('Wrong');
  fromBrowser.write('{"id":1,"error":{"message":"no such method"}}\0');
  await expect(refused).rejects.toThrow('no such method');
  await expect(pipe.ask('Silent', {}, { withinMs: 5 })).rejects.toThrow(NoAnswer);
  const left = pipe.ask('Left');
  fromBrowser.destroy();
  await expect(left).rejects.toThrow(NoAnswer);
  await expect(pipe.ask('After')).rejects.toThrow(NoAnswer);
});
