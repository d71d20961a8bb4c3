import { z } from 'zod';
import { optionalBilingual } from '../bilingual.ts';
import type { FieldCode } from '../problems.ts';

/** What one walks on: level ground, a slope, steps, or a crossing of a road. */
export const stretchKinds = ['level', 'slope', 'steps', 'crossing'] as const;
export type StretchKind = (typeof stretchKinds)[number];

export const pathLimits = { nodes: 300, stretches: 600, metres: { min: 10, max: 100_000 } } as const;

const share = z.number().min(0).max(1);
const nodeId = z.int().min(0);
const metres = z
  .number({ error: 'field.not-a-number' satisfies FieldCode })
  .min(pathLimits.metres.min, { error: 'field.invalid' satisfies FieldCode })
  .max(pathLimits.metres.max, { error: 'field.invalid' satisfies FieldCode });

const pathNode = z.strictObject({
  id: nodeId,
  /** Shares of the map's width and height. */
  x: share,
  y: share,
  /** A landmark as it is said in a sentence: 'at the fountain'. */
  name: optionalBilingual({ max: 80 }).optional(),
});
export type PathNode = z.infer<typeof pathNode>;

const stretch = z.strictObject({ a: nodeId, b: nodeId, kind: z.enum(stretchKinds) });
export type Stretch = z.infer<typeof stretch>;

/** Two nodes have one stretch at most between them. */
export const pairOf = ({ a, b }: Pick<Stretch, 'a' | 'b'>): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** The ways on foot over a presentation's map: nodes, and stretches between them. */
export const paths = z
  .strictObject({
    /** How wide the map is in reality; without it nobody is told minutes. */
    metres: metres.nullable(),
    nodes: z.array(pathNode).max(pathLimits.nodes),
    stretches: z.array(stretch).max(pathLimits.stretches),
  })
  .superRefine(({ nodes, stretches }, context) => {
    const ids = new Set(nodes.map(({ id }) => id));
    const isSound =
      ids.size === nodes.length &&
      stretches.every(({ a, b }) => a !== b && ids.has(a) && ids.has(b)) &&
      new Set(stretches.map(pairOf)).size === stretches.length;
    if (!isSound) context.addIssue({ code: 'custom', message: 'field.invalid' satisfies FieldCode });
  });
export type Paths = z.infer<typeof paths>;

export const noPaths: Paths = { metres: null, nodes: [], stretches: [] };
