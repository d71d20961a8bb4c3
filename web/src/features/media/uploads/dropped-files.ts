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
  if (entry.isFile)
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ];
  const inside = await readAll((entry as FileSystemDirectoryEntry).createReader());
  // A folder is read in no particular order; people see it by name, 2 before 10.
  inside.sort((one, other) => byName.compare(one.name, other.name));
  return (await Promise.all(inside.map(filesOf))).flat();
}

export const carriesFiles = (data: DataTransfer | null): boolean => !!data?.types.includes('Files');

/** All files that were dropped, also those inside folders. To be called within the event: afterwards its items are gone. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const plain = [...data.files];
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain;
  return (await Promise.all(entries.map((entry) => filesOf(entry).catch(() => [])))).flat();
}
