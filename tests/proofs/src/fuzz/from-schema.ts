import type { Draw } from '../seeded.ts';
import { aHostileText } from './hostile.ts';

/** As much of JSON Schema as the description of the API uses. */
export type Schema = {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

export type Source = {
  draw: Draw;
  /** An id, mostly of something that exists. */
  id(): string;
  /** What a member of this name would most likely hold, where that is more than its type says. */
  known?(name: string): unknown;
};

const words = ['Λιμάνι', 'Harbour', 'Κάστρο του Αγίου', '', 'a', 'Ψωμί & ελιές', 'https://town.invalid/feed'];

/** For what is asked of a text by its pattern; whichever fits is taken. */
const patterned = (draw: Draw): string[] => [
  draw.hex(64),
  '2026-11-16T09:30',
  '09:30',
  '23:59',
  '2026-11-16T09:30:00.000Z',
  '2000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  'photo,home,no-such-icon',
  '23456789',
  'ABCDEFGH',
];

function text(schema: Schema, { draw, id }: Source): string {
  if (schema.format === 'uuid') return id();
  if (schema.pattern) {
    const pattern = new RegExp(schema.pattern, 'u');
    const fitting = patterned(draw).filter((one) => pattern.test(one));
    return fitting.length ? draw.pick(fitting) : aHostileText(draw);
  }
  if (draw.chance(0.1)) return aHostileText(draw).slice(0, schema.maxLength);
  if (draw.chance(0.02)) return 'λ'.repeat(schema.maxLength ?? 300);
  return draw
    .pick(words)
    .padEnd(schema.minLength ?? 0, '.')
    .slice(0, schema.maxLength);
}

function number({ type, minimum, maximum, exclusiveMinimum }: Schema, draw: Draw): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1);
  const most = maximum ?? 1000;
  if (draw.chance(0.1)) return draw.pick([least, most]);
  const from = Math.max(least, Math.min(0, most));
  const value = from + draw.next() * Math.min(most - from, 20);
  return type === 'integer' ? Math.floor(value) : value;
}

/** A value that fits the schema, apart from what no schema can say. */
export function fromSchema(schema: Schema, source: Source): unknown {
  const { draw } = source;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fromSchema(draw.pick(choices), source);
  if ('const' in schema) return schema.const;
  if (schema.enum) return draw.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return object(schema, source);
    case 'array': {
      const { minItems = 0, maxItems = 5 } = schema;
      const count = draw.chance(0.01)
        ? Math.min(maxItems, 600)
        : minItems + draw.upTo(Math.min(4, maxItems - minItems));
      return Array.from({ length: count }, () => fromSchema(schema.items ?? {}, source));
    }
    case 'string':
      return text(schema, source);
    case 'integer':
    case 'number':
      return number(schema, draw);
    case 'boolean':
      return draw.chance(0.5);
    case 'null':
      return null;
    default:
      return aHostileText(draw);
  }
}

function object({ properties = {}, required = [], additionalProperties }: Schema, source: Source): object {
  const { draw } = source;
  const made: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    if (!required.includes(name) && draw.chance(0.5)) continue;
    made[name] = source.known?.(name) ?? fromSchema(schema, source);
  }
  if (typeof additionalProperties === 'object')
    for (let count = draw.upTo(2); count > 0; count -= 1)
      made[draw.pick(words)] = fromSchema(additionalProperties, source);
  return made;
}
