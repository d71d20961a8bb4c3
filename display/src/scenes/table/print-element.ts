import { isWhole, type View } from '../common/media/zoom.ts';
import type { Body } from './body.ts';
import { drawnView, whole } from './closely.ts';
import { endFlight, type Flight, startFlight } from './flight.ts';
import type { Pose } from './pose.ts';

export class PrintElement {
  /** The scale of its layout; the rest is transform, so that an image at rest is sharp. */
  #laidAt = 0;
  #element: HTMLElement;
  #flight: Flight | null = null;
  #seen: View = whole;

  constructor(element: HTMLElement) {
    this.#element = element;
    // The element may have been left enlarged, or turned over.
    for (const what of ['closely', 'held', 'taken', 'turned', 'gliding'])
      element.toggleAttribute(`data-${what}`, false);
    const image = element.querySelector('img');
    if (image) image.style.transform = '';
  }

  say(what: 'held' | 'taken' | 'forward' | 'turned' | 'gliding', is: boolean): void {
    this.#element.toggleAttribute(`data-${what}`, is);
  }

  raise(above: number): void {
    this.#element.style.zIndex = String(above);
  }

  draw({ pose }: Body): void {
    this.#element.style.transform = this.#drawn(pose);
    // Its words would scale with it; they come back when it lies.
    this.#element.toggleAttribute('data-scaling', Math.abs(pose.scale / this.#laidAt - 1) > 0.02);
  }

  /** Answers whether its size has changed. */
  lay({ pose, size }: Body): boolean {
    if (this.#laidAt === pose.scale) return false;
    this.#laidAt = pose.scale;
    this.#element.style.width = `${size.width * pose.scale}px`;
    this.#element.style.height = `${size.height * pose.scale}px`;
    return true;
  }

  /** Answers whether a close look has begun or ended. */
  look({ size, points, view }: Body): boolean {
    if (view === this.#seen) return false;
    const wasWhole = isWhole(this.#seen);
    this.#seen = view;
    const image = this.#element.querySelector('img');
    if (image) image.style.transform = drawnView({ size, points }, view);
    this.#element.toggleAttribute('data-closely', !isWhole(view));
    return isWhole(view) !== wasWhole;
  }

  /** The height of its caption, now and with the largest text. */
  measure(largestText: number): { below: number; tallest: number } {
    const caption = this.#element.querySelector('figcaption');
    if (!caption) return { below: 0, tallest: 0 };
    const below = caption.offsetHeight;
    caption.style.setProperty('--text', `${largestText}px`);
    const tallest = caption.offsetHeight;
    caption.style.removeProperty('--text');
    return { below, tallest };
  }

  /** Answers whether the language has changed. */
  read(language: string): boolean {
    if (this.#element.dataset.reads === language) return false;
    this.#element.dataset.reads = language;
    return true;
  }

  fly({ pose }: Body, to: Pose, { ms, landed }: { ms: number; landed(): void }): void {
    this.#element.toggleAttribute('data-scaling', true);
    this.#flight = startFlight(this.#element, { from: pose, to, ms, drawn: this.#drawn });
    this.#flight.animation.onfinish = landed;
  }

  /** Ends a flight, if it is on one, and answers where it is. */
  stop(): Pose | null {
    const pose = this.#flight && endFlight(this.#flight);
    this.#flight = null;
    return pose;
  }

  #drawn = ({ x, y, turn, scale }: Pose): string =>
    `translate3d(${x}px,${y}px,0) translate(-50%,-50%) rotate(${turn}deg) scale(${scale / this.#laidAt})`;
}
