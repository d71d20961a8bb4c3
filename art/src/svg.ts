type Attribute = string | number | undefined;

/** One decimal is a tenth of a pixel on a full HD wall, and keeps the documents small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 || 0);

const attribute = ([name, value]: [string, Attribute]) =>
  value === undefined
    ? ''
    : ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`;

export function element(name: string, attributes: Record<string, Attribute>, children = ''): string {
  const open = `<${name}${Object.entries(attributes).map(attribute).join('')}`;
  return children === '' ? `${open}/>` : `${open}>${children}</${name}>`;
}

export const path = (d: string, attributes: Record<string, Attribute>) =>
  element('path', { ...attributes, d });

export const group = (attributes: Record<string, Attribute>, ...children: string[]) =>
  element('g', attributes, children.join(''));

export const circle = (cx: number, cy: number, r: number, attributes: Record<string, Attribute>) =>
  element('circle', { cx, cy, r, ...attributes });

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const rect = ({ x, y, width, height }: Box, attributes: Record<string, Attribute>) =>
  element('rect', { x, y, width, height, ...attributes });

/** A rectangle as a piece of a path: many of one colour fit into a single element. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
