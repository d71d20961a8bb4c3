import type { MediaRefusal } from '@psifida/contract/content/media-refusal';
import { megabyte } from '@psifida/contract/content/upload';
import {
  BufferTarget,
  CanvasSink,
  Conversion,
  type Input,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  WebMOutputFormat,
} from 'mediabunny';
import type { Answer, Request } from './convert-video.ts';
import { type Cut, nearness, openVideo, planVideo } from './plan-video.ts';

const answer = (message: Answer) => self.postMessage(message);

let paused = false;
let pause = new AbortController();
let wake: () => void = () => {};

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  if (data.do === 'pause') {
    paused = true;
    pause.abort();
  } else if (data.do === 'resume') {
    paused = false;
    wake();
  } else if (data.do === 'frame') showFrame(data);
  else await begin(data).catch((error) => answer({ refusal: refusalOf(error, data.do) }));
};

const refusalOf = (error: unknown, doing: Request['do']): MediaRefusal => {
  if (doing === 'look') return { code: 'damaged', params: {} };
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return { code: full ? 'disk-full' : 'not-converted', params: {} };
};

async function begin(request: Extract<Request, { file: File }>): Promise<void> {
  const input = openVideo(request.file);
  if (request.do === 'open') return openFrames(input);
  const cut = request.do === 'convert' ? request.cut : null;
  const plan = await planVideo(input, cut);
  if ('code' in plan) return answer({ refusal: plan });
  if (request.do === 'look') return answer({ asIs: plan.asIs, size: plan.size });

  const folder = await roomForConverted().catch(() => null);
  const place = await folder?.getFileHandle(request.id, { create: true });
  const type = `video/${plan.container}`;
  // A file has bytes only once it was closed, so one that has is whole.
  const known = await place?.getFile();
  if (known?.size) return answer({ converted: known, type });
  const target = place
    ? new StreamTarget(await place.createWritable(), { chunked: true })
    : new BufferTarget();
  const output = new Output({
    format: plan.container === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: false }),
    target,
  });
  const first = Math.max(0, await input.getFirstTimestamp());
  const conversion = await Conversion.init({
    ...{ input, output, tracks: 'primary', video: plan.video, audio: plan.audio, showWarnings: false },
    ...(cut && { trim: { start: first + cut.start, end: first + cut.end } }),
    copy: { shiftTolerance: nearness },
  });
  if (!conversion.isValid || conversion.discardedTracks.some(({ reason }) => reason !== 'discarded_by_user'))
    return answer({ refusal: { code: 'not-converted', params: {} } });
  const refuse = async (refusal: MediaRefusal) => {
    await folder?.removeEntry(request.id);
    answer({ refusal });
  };
  conversion.onProgress = (share) => answer({ share });
  /** A file that never ends, or grows, fills neither the disk nor the connection. */
  let tooLarge: MediaRefusal | undefined;
  target.on('write', ({ end }) => {
    const { maxMegabytes } = request;
    if (tooLarge || end <= maxMegabytes * megabyte) return;
    tooLarge = { code: 'too-large', params: { megabytes: Math.ceil(end / megabyte), maxMegabytes } };
    void conversion.cancel();
  });
  const isDone = () => conversion.state === 'done';
  try {
    while (!isDone()) {
      await conversion.execute({ pauseSignal: pause.signal });
      if (paused && !isDone())
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      pause = new AbortController();
    }
  } catch (error) {
    // It closes the file, which would be taken for whole.
    await output.cancel().catch(() => {});
    return refuse(tooLarge ?? refusalOf(error, request.do));
  }
  const converted =
    target instanceof BufferTarget
      ? new File([target.buffer ?? ''], request.id)
      : await (place as FileSystemFileHandle).getFile();
  if (await endsTooSoon(input, converted, cut)) return refuse({ code: 'incomplete', params: {} });
  answer({ converted, type });
}

/** What a file says of its length is compared with what was found in it: one that was cut off reads well to its last byte. */
async function endsTooSoon(input: Input, converted: File, cut: Cut | null): Promise<boolean> {
  const said = await input.getDurationFromMetadata();
  if (said === null) return false;
  const length = said - Math.max(0, await input.getFirstTimestamp());
  const due = cut ? Math.min(cut.end, length) - cut.start : length;
  const result = openVideo(converted);
  return (await result.computeDuration()) < due * 0.9 - 1;
}

const maxAgeMs = 3 * 24 * 60 * 60 * 1000;

/**
 * What was converted outlives a reload; what nobody came back for is removed. Rejected where a page may keep no files (private
 * windows, WebKit on Linux) or not write them so (Safari before 26): the video is then kept in memory.
 */
async function roomForConverted(): Promise<FileSystemDirectoryHandle> {
  if (!('createWritable' in FileSystemFileHandle.prototype)) throw new Error('no files');
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('converted', { create: true });
  for await (const [name, handle] of folder.entries()) {
    const { lastModified } = await (handle as FileSystemFileHandle).getFile();
    if (Date.now() - lastModified > maxAgeMs) await folder.removeEntry(name).catch(() => {});
  }
  return folder;
}

/** `first` of all tracks, `firstFrame` of the video: sound may begin before it. */
let frames: { sink: CanvasSink; first: number; firstFrame: number } | undefined;

async function openFrames(input: Input): Promise<void> {
  const track = await input.getPrimaryVideoTrack();
  const first = Math.max(0, await input.getFirstTimestamp());
  const end = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  if (track && (await track.canDecode()))
    frames = {
      sink: new CanvasSink(track, { width: 640, poolSize: 1 }),
      first,
      firstFrame: await track.getFirstTimestamp(),
    };
  answer({ seconds: end - first, decodes: frames !== undefined });
}

type FrameRequest = Extract<Request, { do: 'frame' }>;
const wanted = new Map<FrameRequest['mark'], FrameRequest>();
let drawing: Promise<void> = Promise.resolve();

/** One after the other; of those asked for while one is decoded only the last of each mark. */
function showFrame(request: FrameRequest): void {
  wanted.set(request.mark, request);
  drawing = drawing.then(async () => {
    if (!frames || wanted.get(request.mark) !== request) return;
    const { sink, first, firstFrame } = frames;
    const shown = await sink.getCanvas(Math.max(firstFrame, first + request.seconds)).catch(() => null);
    if (shown) answer({ mark: request.mark, frame: await createImageBitmap(shown.canvas) });
  });
}
