/** What a film shows at this moment, as a picture file. */
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
