import { type MediaAsset, type MediaKind, objectPosition } from '@psifida/contract/content/media';
import { useState } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import { useLocale } from 'use-intl';
import { Icon } from '../../../ui/icon.tsx';
import { fallbackOf, sourcesOf } from './image-sources.ts';
import classes from './media-image.module.css';

const known = new Map<string, string>();

/** The blurred image of a ThumbHash (Base64) as an address; undefined when it is none. */
function thumbHashUrl(base64: string): string | undefined {
  const ready = known.get(base64);
  if (ready) return ready;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const url = thumbHashToDataURL(bytes);
    // Some kilobytes each: enough for a long scroll, not for ever.
    if (known.size > 500) known.clear();
    known.set(base64, url);
    return url;
  } catch {
    return undefined;
  }
}

export const mediaIcons: Record<MediaKind, string> = { image: 'photo', video: 'movie', audio: 'headphones' };

type MediaImageProps = {
  asset: MediaAsset;
  sizes: string;
  /** Width through height of the frame; without it, that of the image. */
  ratio?: number;
  /** Instead of the asset's own description; '' where the words beside it say it already. */
  alt?: string;
};

/** An image of the library in a frame of fixed shape: blurred at first, then sharp, and nothing around it moves. */
export function MediaImage({ asset, sizes, ratio, alt }: MediaImageProps) {
  const locale = useLocale();
  const { images, placeholder, size, focalPoint } = asset;
  const [shown, setShown] = useState<string>();
  const fallback = fallbackOf(images);
  const blurred = placeholder && thumbHashUrl(placeholder.thumbHash);
  const position = objectPosition(focalPoint);
  const words = alt ?? (asset.decorative ? '' : asset.alt[locale] || asset.title);
  // By its file: while larger sizes of it come, what is seen already stays.
  const ready = !!fallback && shown === asset.original.sha256;
  return (
    <div
      className={classes.frame}
      style={{
        aspectRatio: ratio ?? (size.height ? size.width / size.height : 16 / 9),
        backgroundColor: placeholder?.color,
        backgroundImage: blurred && !ready ? `url("${blurred}")` : undefined,
        backgroundPosition: position,
      }}
    >
      {fallback ? (
        <picture>
          {sourcesOf(images).map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            src={fallback.url}
            alt={words}
            width={fallback.width}
            height={fallback.height}
            loading="lazy"
            decoding="async"
            draggable={false}
            className={classes.image}
            data-ready={ready || undefined}
            style={{ objectPosition: position }}
            onLoad={() => setShown(asset.original.sha256)}
          />
        </picture>
      ) : (
        <span className={classes.none} {...(words ? { role: 'img', 'aria-label': words } : {})}>
          <Icon name={mediaIcons[asset.kind]} size={32} />
        </span>
      )}
    </div>
  );
}
