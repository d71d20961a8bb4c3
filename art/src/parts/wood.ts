import { sheen } from '../gradient.ts';
import { paper, type Sheet } from '../sheet.ts';
import { box, n, path } from '../svg.ts';

/** A table of wide boards. */
export function wood(sheet: Sheet): string {
  const random = sheet.random.fork('wood');
  const { width, height } = sheet;
  const boards: string[] = [];
  const grain: string[] = [];
  for (let y = 0, index = 0; y < height; y += 148, index += 1) {
    if (index % 2 === 1) boards.push(box(0, y, width, 148));
    for (let line = 0; line < 5; line += 1) {
      const gy = y + random.between(16, 132);
      const from = random.between(-200, width);
      grain.push(
        `M${n(from)} ${n(gy)}q${n(random.between(80, 200))} ${n(random.between(-14, 14))} ${n(random.between(260, 520))} 0`,
      );
    }
  }
  const joints = Array.from({ length: Math.ceil(height / 148) }, (_, index) =>
    box(0, index * 148 - 2, width, 4),
  ).join('');
  return [
    paper(sheet, '#b98a5c'),
    path(boards.join(''), { fill: '#b08052' }),
    path(grain.join(''), { fill: 'none', stroke: '#8f6238', 'stroke-width': 3, opacity: 0.45 }),
    path(joints, { fill: '#7d5230', opacity: 0.7 }),
    sheen(sheet, { light: ['#fff0cf', 0.2], until: 0.6, shade: ['#2a170a', 0.22] }),
  ].join('');
}
