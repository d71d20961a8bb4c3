import type { MediaAsset, MediaKind } from '@psifida/contract/content/media';

export type MediaPickerProps = {
  kind: MediaKind;
  opened: boolean;
  onClose(): void;
  onPick(assets: MediaAsset[]): void;
  multiple?: boolean;
};

export function MediaPicker(_: MediaPickerProps) {
  return null;
}
