import { textField } from '../../../lib/shortcuts.ts';

const isLitter = (name: string) => name.startsWith('.') || /^(Thumbs\.db|desktop\.ini)$/i.test(name);

const byName = new Intl.Collator('el', { numeric: true });

const readBatch = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

/** A directory is read in pieces, until an empty one says that there is no more. */
async function readAll(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const batch = await readBatch(reader);
  return batch.length === 0 ? [] : [...batch, ...(await readAll(reader))];
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isLitter(entry.name)) return [];
  try {
    if (entry.isFile)
      return [
        await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
      ];
    const inside = await readAll((entry as FileSystemDirectoryEntry).createReader());
    // A folder is read in no particular order; people see it by name, 2 before 10.
    inside.sort((one, other) => byName.compare(one.name, other.name));
    return (await Promise.all(inside.map(filesOf))).flat();
  } catch {
    // Refused by its name as an empty file is, instead of missing without a word.
    return [new File([], entry.name)];
  }
}

const folders = new WeakMap<File, string>();

/** The folder that a file was dropped with. */
export const folderOf = (file: File): string | undefined => folders.get(file);

export const carriesFiles = (data: DataTransfer | null): boolean => !!data?.types.includes('Files');

/** All files that were dropped, also those inside folders. To be called within the event: afterwards its items are gone. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const plain = [...data.files];
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain;
  const found = await Promise.all(
    entries.map(async (entry) => {
      const files = await filesOf(entry);
      if (entry.isDirectory) for (const file of files) folders.set(file, entry.name);
      return files;
    }),
  );
  return found.flat();
}

let isOfThisPage = false;
globalThis.addEventListener?.('dragstart', () => {
  isOfThisPage = true;
});
globalThis.addEventListener?.('dragend', () => {
  isOfThisPage = false;
});

/**
 * Files, or what another window drags as an address alone, of which nothing is fetched. A link that is dragged within the page
 * or into a text is left to the browser.
 */
export const isTakeable = ({ target, dataTransfer }: Pick<DragEvent, 'target' | 'dataTransfer'>): boolean =>
  carriesFiles(dataTransfer) ||
  (!isOfThisPage &&
    !!dataTransfer?.types.includes('text/uri-list') &&
    !(target as Element | null)?.closest?.(textField));

/** An image that was dragged out of a page with its bytes in its address. */
export function inlineImage(data: DataTransfer): File[] {
  const [, type = '', base64 = ''] =
    /<img[^>]+src="data:(image\/[\w.+-]+);base64,([\w+/=]+)"/i.exec(data.getData('text/html')) ?? [];
  if (!base64) return [];
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return [new File([bytes], `image.${type.slice('image/'.length)}`, { type })];
}

/** What is pasted into a text is never taken from it: a word processor puts an image of the text beside it. */
export const pastedFiles = ({ target, clipboardData }: ClipboardEvent): File[] =>
  (target as Element | null)?.closest?.(textField) ? [] : [...(clipboardData?.files ?? [])];
