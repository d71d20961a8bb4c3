import { settled } from './measure.ts';

export function captureFrame(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'frame.jpg', { type: 'image/jpeg', lastModified: Date.now() }))
          : reject(new Error('no frame')),
      'image/jpeg',
      0.92,
    ),
  );
}

/** A frame from near the beginning; the very first one is black too often. */
export async function earlyFrame(file: File): Promise<File> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  try {
    const loaded = settled(video, 'loadeddata');
    video.src = address;
    if (!(await loaded)) throw new Error('this browser cannot play it');
    const sought = settled(video, 'seeked');
    video.currentTime = Math.min(2, video.duration / 4 || 0);
    await sought;
    return await captureFrame(video);
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}
