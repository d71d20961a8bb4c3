/**
 * R-SPEED-03: what the sign-in page reads is checked without the schema library, which would be a fifth of that page. Each reader
 * of answers to signing in and of refusals is held against its schema by a test.
 */
type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Kinds = { string: string; number: number; boolean: boolean; object: Fields };
type Kind = keyof Kinds;

/** Whether these fields are there and of these kinds; others are left alone. */
export const hasFields = <Shape extends Record<string, Kind>>(
  value: unknown,
  shape: Shape,
): value is { [name in keyof Shape]: Kinds[Shape[name]] } =>
  isFields(value) &&
  Object.entries(shape).every(([name, kind]) =>
    kind === 'object' ? isFields(value[name]) : typeof value[name] === kind,
  );
