/** Fetched and decoded, so that it is there whole in the frame that shows it; null for one that is broken. */
export async function decodePicture(source: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}
