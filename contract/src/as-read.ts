import { z } from 'zod';

const known = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** For what is read, not written: an unknown field is left out, since its writer may be newer (decision 011). */
export const asRead = <Schema extends z.ZodType>(schema: Schema): Schema => read(schema) as Schema;

function read(schema: z.core.$ZodType): z.core.$ZodType {
  const found = known.get(schema) ?? lenient(schema as z.core.$ZodTypes);
  known.set(schema, found);
  known.set(found, found);
  return found;
}

function lenient(schema: z.core.$ZodTypes): z.core.$ZodType {
  const { def } = schema._zod;
  const inner = readParts(def);
  const isChanged = Object.entries(inner).some(([name, part]) => part !== def[name as keyof typeof def]);
  return isChanged ? z.core.clone(schema, { ...def, ...inner } as typeof def) : schema;
}

/** Answers the same values where nothing differs. */
function readParts(def: z.core.$ZodTypes['_zod']['def']): object {
  switch (def.type) {
    case 'object': {
      const isStrict = def.catchall?._zod.def.type === 'never';
      return { shape: each(def.shape), ...(isStrict ? { catchall: undefined } : {}) };
    }
    case 'array':
      return { element: read(def.element) };
    case 'record':
      return { valueType: read(def.valueType) };
    case 'union':
      return { options: each(def.options) };
    case 'tuple':
      return { items: each(def.items) };
    case 'pipe':
      return { in: read(def.in), out: read(def.out) };
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return { innerType: read(def.innerType) };
    default:
      return {};
  }
}

function each<Parts extends Readonly<Record<string, z.core.$ZodType>> | readonly z.core.$ZodType[]>(
  parts: Parts,
): Parts {
  const next = Object.entries<z.core.$ZodType>(parts).map(([name, part]) => [name, read(part)] as const);
  if (next.every(([name, part]) => part === parts[name as keyof Parts])) return parts;
  return (Array.isArray(parts) ? next.map(([, part]) => part) : Object.fromEntries(next)) as Parts;
}
