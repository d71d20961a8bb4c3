import { type FileHandle, open } from 'node:fs/promises';
import { Refused } from '../refused.ts';
import { type Chunk, cleanTracks, withoutTimes } from './clean-movie.ts';
import { type Box, childOf, parseBoxes, writeBox } from './iso-boxes.ts';

/** The index of four hours of video; more is not a video. */
const movieAtMost = 64 * 1024 * 1024;
const pieceBytes = 1024 * 1024;

type Input = {
  source: string;
  target: string;
  trackIds: readonly number[];
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** Index first, so that a player can start at once, then the data as they are. False: only a multiplexer can do it. */
export async function rewriteMovie({
  source,
  target,
  trackIds,
  signal,
  onProgress,
}: Input): Promise<boolean> {
  const input = await open(source);
  try {
    const movie = await readMovie(input);
    if (!movie || childOf(movie, 'mvex')) return false;
    const tracks = readTracks(movie, trackIds);
    if (tracks?.length !== trackIds.length) return false;
    const { size } = await input.stat();
    const chunks = tracks.flatMap((track) =>
      track.chunks.map((chunk, index) => ({ ...chunk, offsets: track.offsets, index })),
    );
    if (chunks.some(({ from, bytes }) => from + bytes > size)) throw new Refused('incomplete');
    chunks.sort((a, b) => a.from - b.from);

    const boxes: Box = {
      type: 'moov',
      boxes: [withoutTimes(childOf(movie, 'mvhd')), ...tracks.map(({ box }) => box)],
    };
    const dataBytes = chunks.reduce((sum, { bytes }) => sum + bytes, 0);
    const dataHead = Buffer.alloc(16);
    dataHead.writeUInt32BE(1, 0);
    dataHead.write('mdat', 4, 'latin1');
    dataHead.writeBigUInt64BE(BigInt(dataBytes + 16), 8);
    // Offsets are eight bytes each whatever they are, so the index is as long now as it will be.
    let place = fileType.length + writeBox(boxes).length + dataHead.length;
    for (const { offsets, index, bytes } of chunks) {
      offsets.writeBigUInt64BE(BigInt(place), 8 + index * 8);
      place += bytes;
    }

    const output = await open(target, 'wx');
    try {
      await output.writeFile(Buffer.concat([fileType, writeBox(boxes), dataHead]));
      const buffer = Buffer.allocUnsafe(pieceBytes);
      let copied = 0;
      for (const run of joined(chunks))
        for (let done = 0; done < run.bytes; done += pieceBytes) {
          signal.throwIfAborted();
          const piece = buffer.subarray(0, Math.min(pieceBytes, run.bytes - done));
          await fill(piece, input, run.from + done);
          await output.writeFile(piece);
          copied += piece.length;
          onProgress(copied / dataBytes);
        }
    } finally {
      await output.close();
    }
    return true;
  } finally {
    await input.close();
  }
}

const fileType = writeBox({ type: 'ftyp', body: Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1') });

function readTracks(movie: Box, trackIds: readonly number[]) {
  try {
    return cleanTracks(movie, trackIds);
  } catch {
    return null; // tables that do not add up, or descriptions that we leave to the multiplexer
  }
}

async function readMovie(input: FileHandle): Promise<Box | undefined> {
  const { size } = await input.stat();
  const head = Buffer.alloc(16);
  for (let place = 0; place + 8 <= size; ) {
    await input.read(head, 0, 16, place);
    const short = head.readUInt32BE(0);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short || size - place;
    if (length < 8) return undefined;
    if (head.toString('latin1', 4, 8) === 'moov' && short > 1 && length <= movieAtMost)
      return parseBoxes(await fill(Buffer.allocUnsafe(length), input, place))[0];
    place += length;
  }
  return undefined;
}

/** Neighbours in one read. */
function* joined(chunks: readonly Chunk[]): Generator<Chunk> {
  let run: Chunk | undefined;
  for (const { from, bytes } of chunks) {
    if (run && run.from + run.bytes === from) run.bytes += bytes;
    else {
      if (run) yield run;
      run = { from, bytes };
    }
  }
  if (run) yield run;
}

async function fill(piece: Buffer, input: FileHandle, from: number): Promise<Buffer> {
  for (let filled = 0; filled < piece.length; ) {
    const { bytesRead } = await input.read(piece, filled, piece.length - filled, from + filled);
    if (!bytesRead) throw new Refused('incomplete');
    filled += bytesRead;
  }
  return piece;
}
