import { expect, test } from 'vitest';
import { droppedFiles, folderOf, inlineImage, isTakeable, pastedFiles } from './dropped-files.ts';

const file = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (resolve: (file: File) => void) => resolve(new File([], name)),
});
const folder = (...names: string[]) => {
  const batches = [names.map(file), []];
  return {
    name: 'folder',
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries: (resolve: (found: unknown) => void) => resolve(batches.shift()) }),
  };
};

test('what lies in a dropped folder comes in the order of its names, 2 before 10, without the system’s litter', async () => {
  const dropped = folder('10.jpg', 'β.jpg', '2.jpg', '.DS_Store', 'Άλφα.jpg');
  const data = { files: [], items: [{ webkitGetAsEntry: () => dropped }] } as unknown as DataTransfer;
  const files = await droppedFiles(data);
  const names = files.map(({ name }) => name);
  expect(names).toEqual(['2.jpg', '10.jpg', 'Άλφα.jpg', 'β.jpg']);
  expect(files.map(folderOf)).toEqual(Array(4).fill('folder'));
});

test('R-WAYS-04 a file of a folder that cannot be read comes as an empty one, to be refused by its name', async () => {
  const dropped = folder('a.jpg', 'gone.jpg');
  const [good, bad] = [
    file('a.jpg'),
    { ...file('gone.jpg'), file: (_: unknown, fail: () => void) => fail() },
  ];
  const batches = [[good, bad], []];
  dropped.createReader = () => ({ readEntries: (resolve) => resolve(batches.shift()) });
  const data = { files: [], items: [{ webkitGetAsEntry: () => dropped }] } as unknown as DataTransfer;
  const files = await droppedFiles(data);
  expect(files.map(({ name, size }) => `${name} ${size}`)).toEqual(['a.jpg 0', 'gone.jpg 0']);
});

test('R-WAYS-03 of an image that is dragged out of a page its bytes are taken, and never its address', async () => {
  const dragged = (html: string, ...types: string[]) =>
    ({ types, getData: () => html }) as unknown as DataTransfer;
  const [file] = inlineImage(dragged('<img alt="" src="data:image/png;base64,AQID">', 'text/uri-list'));
  expect([file?.name, file?.type]).toEqual(['image.png', 'image/png']);
  expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(Uint8Array.of(1, 2, 3));
  expect(inlineImage(dragged('<img src="https://example.org/a.png">', 'text/uri-list'))).toEqual([]);
  const taken = (isText: boolean, ...types: string[]) =>
    isTakeable({
      target: { closest: () => (isText ? {} : null) } as unknown as Element,
      dataTransfer: dragged('', ...types),
    });
  expect(taken(false, 'text/uri-list', 'text/html')).toBe(true);
  expect(taken(false, 'Files')).toBe(true);
  expect(taken(false, 'text/plain')).toBe(false);
  expect(taken(true, 'text/uri-list')).toBe(false);
});

test('R-WAYS-02 what is pasted into a text stays there', () => {
  const pasted = (isText: boolean) =>
    ({
      target: { closest: () => (isText ? {} : null) },
      clipboardData: { files: [new File([], 'image.png')] },
    }) as unknown as ClipboardEvent;
  expect(pastedFiles(pasted(true))).toEqual([]);
  expect(pastedFiles(pasted(false))).toHaveLength(1);
});
