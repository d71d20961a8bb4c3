import type { FocalPoint } from '@psifida/contract/content/media';

const within = (share: number): number => Math.min(1, Math.max(0, Math.round(share * 1000) / 1000));

export const pointAt = (
  click: { clientX: number; clientY: number },
  frame: { left: number; top: number; width: number; height: number },
): FocalPoint => ({
  x: within((click.clientX - frame.left) / frame.width),
  y: within((click.clientY - frame.top) / frame.height),
});

const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One step in a hundred, with Shift ten; null for keys that do not move it. Home puts it back to the middle. */
export function movePoint({ x, y }: FocalPoint, key: string, large: boolean): FocalPoint | null {
  if (key === 'Home') return { x: 0.5, y: 0.5 };
  const direction = directions[key];
  if (!direction) return null;
  const step = large ? 0.1 : 0.01;
  return { x: within(x + direction[0] * step), y: within(y + direction[1] * step) };
}

export const percents = ({ x, y }: FocalPoint) => ({ x: Math.round(x * 100), y: Math.round(y * 100) });
