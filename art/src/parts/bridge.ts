import { mix } from '../colour.ts';
import { below, type Point, smooth } from '../curve.ts';
import { linear } from '../gradient.ts';
import type { Light } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { box, element, group, n, path, rect } from '../svg.ts';

/** One high arch over the river, its ring of wedge stones lighter than the wall. */
export function bridge(sheet: Sheet, light: Light, river: number): string {
  const random = sheet.random.fork('bridge');
  const { width } = sheet;
  const span = Math.min(330, width * 0.26);
  const cx = width * 0.66;
  const rise = span * 0.98;
  const end = span * 2.3;
  const crown = river - rise;
  const deck: Point[] = [
    [cx - end, river - 20],
    [cx - span * 1.2, river - rise * 0.52],
    [cx - span * 0.5, crown - 26],
    [cx, crown - 48],
    [cx + span * 0.5, crown - 26],
    [cx + span * 1.2, river - rise * 0.52],
    [cx + end, river - 20],
  ];
  const arch = `M${n(cx - span)} ${n(river + 30)}A${n(span)} ${n(rise)} 0 0 1 ${n(cx + span)} ${n(river + 30)}z`;
  const mask = sheet.define(
    (id) =>
      `<mask id="${id}"><path fill="#fff" d="${box(0, 0, width, sheet.height)}"/><path d="${arch}"/></mask>`,
  );
  const stones = Array.from({ length: 190 }, () => {
    const x = random.between(cx - end, cx + end);
    const share = Math.abs(x - cx) / end;
    const top = crown - 20 + (rise - 20) * Math.min(1, share * 1.15) ** 1.2;
    return box(
      Math.round(x),
      Math.round(random.between(top, river + 18)),
      random.integer(14, 30),
      random.integer(7, 10),
    );
  }).join('');
  const wedges = Array.from({ length: 31 }, (_, index) => {
    const angle = Math.PI * (index / 30);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(cx + c * span)} ${n(river + 30 - s * rise)}L${n(cx + c * (span + 27))} ${n(river + 30 - s * (rise + 27))}`;
  }).join('');
  const ring = `M${n(cx - span - 13)} ${n(river + 30)}A${n(span + 13)} ${n(rise + 13)} 0 0 1 ${n(cx + span + 13)} ${n(river + 30)}`;
  const wall = below(deck, river + 26);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${wall}"/></clipPath>`);
  const standing = sheet.define((id) =>
    group(
      { id },
      ...[
        `<g mask="url(#${mask})">`,
        path(wall, {
          fill: linear(sheet, [
            [0, light.stone],
            [1, mix(light.stoneShade, light.stone, 0.35)],
          ]),
        }),
        `<g clip-path="url(#${clip})">${path(stones, { fill: light.stoneShade, opacity: 0.5 })}</g>`,
        path(ring, { fill: 'none', stroke: mix(light.stone, light.wall, 0.45), 'stroke-width': 27 }),
        path(wedges, { fill: 'none', stroke: light.stoneShade, 'stroke-width': 2.4 }),
        '</g>',
        path(smooth(deck), {
          fill: 'none',
          stroke: mix(light.stone, light.wall, 0.6),
          'stroke-width': 11,
          'stroke-linejoin': 'round',
        }),
      ],
    ),
  );
  const fade = linear(sheet, [
    [0, '#fff', 0.55],
    [1, '#fff', 0],
  ]);
  const veil = sheet.define((id) =>
    element('mask', { id }, rect({ x: 0, y: river + 20, width, height: rise }, { fill: fade })),
  );
  return (
    group(
      { mask: `url(#${veil})` },
      element('use', { href: `#${standing}`, transform: `matrix(1 0 0 -.75 0 ${n((river + 26) * 1.75)})` }),
    ) + element('use', { href: `#${standing}` })
  );
}
