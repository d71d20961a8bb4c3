type Attribute = string | number | undefined;

/** A tenth of a pixel on a full HD wall. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 || 0);

const attribute = ([name, value]: [string, Attribute]) =>
  value === undefined
    ? ''
    : ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`;

export function element(name: string, attributes: Record<string, Attribute>, children = ''): string {
  const open = `<${name}${Object.entries(attributes).map(attribute).join('')}`;
  return children === '' ? `${open}/>` : `${open}>${children}</${name}>`;
}

/** The opacity of one paint costs far less than that of an element, for which a renderer keeps a second image. */
function onePaint({ opacity, ...rest }: Record<string, Attribute>): Record<string, Attribute> {
  if (opacity === undefined) return rest;
  if (rest.fill === 'none') return { ...rest, 'stroke-opacity': opacity };
  return rest.fill && !rest.stroke ? { ...rest, 'fill-opacity': opacity } : { ...rest, opacity };
}

export const path = (d: string, attributes: Record<string, Attribute>) =>
  element('path', { ...onePaint(attributes), d });

export const group = (attributes: Record<string, Attribute>, ...children: string[]) =>
  element('g', attributes, children.join(''));

export const circle = (cx: number, cy: number, r: number, attributes: Record<string, Attribute>) =>
  element('circle', { cx, cy, r, ...onePaint(attributes) });

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const rect = ({ x, y, width, height }: Box, attributes: Record<string, Attribute>) =>
  element('rect', { x, y, width, height, ...onePaint(attributes) });

/** A piece of a path: many rectangles of one colour fit into a single element. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
