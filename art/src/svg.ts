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

/**
 * A shape with one paint lets through as much with the opacity of that paint, and costs far less: for the opacity of an
 * element a renderer keeps a second picture of the whole size.
 */
function onePaint({ opacity, ...rest }: Record<string, Attribute>): Record<string, Attribute> {
  if (opacity === undefined) return rest;
  if (rest.fill === 'none') return { ...rest, 'stroke-opacity': opacity };
  return rest.fill && !rest.stroke ? { ...rest, 'fill-opacity': opacity } : { ...rest, opacity };
}

export const path = (d: string, attributes: Record<string, Attribute>) =>
  element('path', { ...onePaint(attributes), d });

/** Lines and dots with round ends. */
export const drawn = (stroke: string, width: number) => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
});

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

/** A rectangle as a piece of a path: many of one colour fit into a single element. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
