import { expect, test } from 'vitest';
import { droppedFiles } from './dropped-files.ts';

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
  const names = (await droppedFiles(data)).map(({ name }) => name);
  expect(names).toEqual(['2.jpg', '10.jpg', 'Άλφα.jpg', 'β.jpg']);
});
