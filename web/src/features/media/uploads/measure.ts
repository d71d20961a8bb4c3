import type { Size } from '@psifida/contract/registry/check';

const patience = 8000;

export const settled = (element: HTMLElement, event: string): Promise<boolean> =>
  new Promise((resolve) => {
    element.addEventListener(event, () => resolve(true), { once: true });
    element.addEventListener('error', () => resolve(false), { once: true });
    setTimeout(() => resolve(false), patience);
  });

/** As a person sees it, after the file's own rotation. Null for what this browser cannot read, such as TIFF and, in most, HEIC. */
export async function measureImage(address: string): Promise<Size | null> {
  const image = new Image();
  const loaded = settled(image, 'load');
  image.src = address;
  return (await loaded) ? { width: image.naturalWidth, height: image.naturalHeight } : null;
}
