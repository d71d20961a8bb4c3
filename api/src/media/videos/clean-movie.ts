import { type Box, bodyOf, childOf, childrenOf, MalformedBoxes } from './iso-boxes.ts';

/** A piece of a track's data, and where it lies in the file. */
export type Chunk = { from: number; bytes: number };

type CleanTrack = { box: Box; chunks: Chunk[]; offsets: Buffer };

/** What describes the samples, and nothing that describes the camera, the place or the person. */
const sampleTables = ['stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stss', 'stps', 'sdtp', 'sgpd', 'sbgp'];
const sampleDetails = [
  'avcC',
  'av1C',
  'vpcC',
  'esds',
  'dOps',
  'dfLa',
  'colr',
  'pasp',
  'clap',
  'btrt',
  'mdcv',
  'clli',
];

const trackIdOf = (track: Box): number => {
  const header = bodyOf(childOf(track, 'tkhd'));
  return header.readUInt32BE(header[0] === 1 ? 20 : 12);
};

/** The wanted tracks of a movie, each reduced to what is needed to play it. */
export const cleanTracks = (movie: Box, trackIds: readonly number[]): CleanTrack[] =>
  childrenOf(movie)
    .filter((box) => box.type === 'trak' && trackIds.includes(trackIdOf(box)))
    .map(cleanTrack);

/** Creation and change times stand in the same place of mvhd, tkhd and mdhd. */
export function withoutTimes(box: Box | undefined): Box {
  const body = Buffer.from(bodyOf(box));
  body.fill(0, 4, body[0] === 1 ? 20 : 12);
  return { type: box?.type ?? '', body };
}

function cleanTrack(track: Box): CleanTrack {
  const media = childOf(track, 'mdia');
  const information = childOf(media, 'minf');
  const samples = childOf(information, 'stbl');
  const chunks = readChunks(samples);
  const offsets = Buffer.alloc(8 + chunks.length * 8);
  offsets.writeUInt32BE(chunks.length, 4);
  const kept = (parent: Box | undefined, types: string[]) =>
    childrenOf(parent).filter(({ type }) => types.includes(type));
  const box: Box = {
    type: 'trak',
    boxes: [
      withoutTimes(childOf(track, 'tkhd')),
      ...kept(track, ['edts']),
      {
        type: 'mdia',
        boxes: [
          withoutTimes(childOf(media, 'mdhd')),
          anonymousHandler(childOf(media, 'hdlr')),
          {
            type: 'minf',
            boxes: [
              ...kept(information, ['vmhd', 'smhd']),
              sameFile,
              {
                type: 'stbl',
                boxes: [
                  cleanDescription(childOf(samples, 'stsd')),
                  ...kept(samples, sampleTables),
                  { type: 'co64', body: offsets },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  return { box, chunks, offsets };
}

/** «The data lie in this file»; QuickTime can say instead where on whose disk they lay. */
const sameFile: Box = {
  type: 'dinf',
  boxes: [{ type: 'dref', body: Buffer.from('0000000000000001' + '0000000c75726c2000000001', 'hex') }],
};

function anonymousHandler(box: Box | undefined): Box {
  const body = Buffer.alloc(25);
  bodyOf(box).copy(body, 8, 8, 12);
  return { type: 'hdlr', body };
}

/** How many bytes of a sample's description come before its boxes. */
const plainBytes: Record<string, number> = { vide: 78, soun: 28 };

function cleanDescription(box: Box | undefined): Box {
  const body = bodyOf(box);
  const length = body.readUInt32BE(8);
  const type = body.toString('latin1', 12, 16);
  const entry = body.subarray(16, 8 + length);
  const plain = ['avc1', 'avc3', 'av01', 'vp08', 'vp09'].includes(type) ? plainBytes.vide : plainBytes.soun;
  // Several descriptions, or audio as QuickTime describes it: rare, and for a real multiplexer to translate.
  if (body.readUInt32BE(4) !== 1 || !plain || (plain === plainBytes.soun && entry.readUInt16BE(8) !== 0))
    throw new MalformedBoxes('stsd');
  const head = Buffer.from(entry.subarray(0, plain));
  if (plain === plainBytes.vide) head.fill(0, 8, 24).fill(0, 42, 74); // the maker's and the encoder's name
  const details = parseDetails(entry.subarray(plain));
  const cleaned = Buffer.concat([head, ...details]);
  const outer = Buffer.alloc(16);
  outer.writeUInt32BE(1, 4);
  outer.writeUInt32BE(cleaned.length + 8, 8);
  outer.write(type, 12, 'latin1');
  return { type: 'stsd', body: Buffer.concat([outer, cleaned]) };
}

function parseDetails(bytes: Buffer): Buffer[] {
  const kept: Buffer[] = [];
  for (let place = 0; bytes.length - place >= 8; ) {
    const length = bytes.readUInt32BE(place);
    if (length < 8 || place + length > bytes.length) throw new MalformedBoxes('stsd');
    const detail = bytes.subarray(place, place + length);
    if (sampleDetails.includes(detail.toString('latin1', 4, 8))) kept.push(detail);
    place += length;
  }
  return kept;
}

/** Sample sizes, samples per chunk and chunk offsets stand in three tables; together they say where the data lie. */
function readChunks(samples: Box | undefined): Chunk[] {
  const sizes = bodyOf(childOf(samples, 'stsz'));
  const runs = bodyOf(childOf(samples, 'stsc'));
  const wide = childOf(samples, 'co64');
  const places = bodyOf(wide ?? childOf(samples, 'stco'));
  const count = places.readUInt32BE(4);
  const fixed = sizes.readUInt32BE(4);
  const sampleCount = sizes.readUInt32BE(8);
  const chunks: Chunk[] = [];
  let [sample, run, perChunk] = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    if (run < runs.readUInt32BE(4) && runs.readUInt32BE(8 + run * 12) === index + 1) {
      perChunk = runs.readUInt32BE(12 + run * 12);
      run += 1;
    }
    const end = Math.min(sample + perChunk, sampleCount);
    let bytes = fixed * (end - sample);
    if (!fixed) for (let one = sample; one < end; one += 1) bytes += sizes.readUInt32BE(12 + one * 4);
    sample = end;
    const from = wide ? Number(places.readBigUInt64BE(8 + index * 8)) : places.readUInt32BE(8 + index * 4);
    chunks.push({ from, bytes });
  }
  if (sample !== sampleCount) throw new MalformedBoxes('stsc');
  return chunks;
}
