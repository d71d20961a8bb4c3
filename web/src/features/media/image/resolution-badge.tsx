import { isTiny, type MediaAsset } from '@psifida/contract/content/media';
import { useTranslations } from 'use-intl';
import { Pill } from '../../../ui/pill.tsx';

type ResolutionBadgeProps = {
  asset: Pick<MediaAsset, 'size' | 'resolution' | 'lowResolution' | 'flaw'>;
  /** False where a minimum asks for more than this. */
  counted?: boolean;
};

/** '3840×2160 · 4K', '1920×1080 · Blurred', '1280×720 · Low, not counted': the words say it, colour and icon help. */
export function ResolutionBadge({ asset, counted = true }: ResolutionBadgeProps) {
  const t = useTranslations('media.badge');
  const { size, resolution, lowResolution, flaw } = asset;
  // Of an audio file nothing is seen.
  if (!resolution) return null;
  const word = lowResolution ? (isTiny(size) ? 'tiny' : 'low') : resolution === '4k' && '4k';
  const words = [word && t(word), flaw && t(flaw), !counted && t('notCounted')].filter(Boolean).join(', ');
  const waits = lowResolution || flaw || !counted;
  return (
    <Pill tone={waits ? 'wait' : 'good'} {...(waits && { icon: 'alert-triangle' })}>
      <span>{[sizeText(size), words].filter(Boolean).join(' · ')}</span>
    </Pill>
  );
}

export const sizeText = ({ width, height }: { width: number; height: number }): string =>
  `${width}×${height}`;
