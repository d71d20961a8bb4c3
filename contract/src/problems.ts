/** Every way a request can be refused, with the HTTP status that carries it. Texts live in web/src/i18n, one per code. */
export const problems = {
  'input.invalid': 422,
  'input.not-json': 400,
  'input.too-large': 413,
  'input.unsupported-type': 415,
  'input.malformed-request': 400,
  'input.headers-too-large': 431,
  'sign-in.required': 401,
  'sign-in.expired': 401,
  'sign-in.not-trusted': 401,
  'sign-in.wrong-credentials': 401,
  'sign-in.locked': 429,
  'sign-in.abandoned': 410,
  'sign-in.busy': 503,
  'not-allowed': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'presentation.not-found': 404,
  'presentation.changed-elsewhere': 409,
  'presentation.incomplete': 409,
  'presentation.last-active': 409,
  'presentation.last-active-delete': 409,
  'item.not-found': 404,
  'item.changed-elsewhere': 409,
  'item.incomplete': 409,
  'item.in-use': 409,
  'item.last-active': 409,
  'item.import-refused': 422,
  'display.not-found': 404,
  'display.changed-elsewhere': 409,
  'display.code-unknown': 404,
  'display.not-paired': 401,
  'release.not-found': 404,
  'release.ends-return': 409,
  'release.leaves-gaps': 409,
  'emergency.not-found': 404,
  'media.not-found': 404,
  'media.in-use': 409,
  'media.changed-elsewhere': 409,
  'media.kind-differs': 409,
  'media.refused': 422,
  'upload.not-found': 404,
  'upload.not-done': 409,
  'upload.not-retryable': 409,
  'upload.offset-differs': 409,
  'upload.busy': 423,
  'upload.too-many': 429,
  'upload.not-supported': 501,
  'upload.no-space': 507,
  'storage.full': 503,
  'storage.unavailable': 503,
  'too-many-requests': 429,
  'something-went-wrong': 500,
  'not-ready': 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problems;

export const problemCodes = Object.keys(problems) as ProblemCode[];

export const isProblemCode = (value: unknown): value is ProblemCode =>
  typeof value === 'string' && Object.hasOwn(problems, value);

/** What can be wrong with one field; the same codes come from the form and from the API (R-VAL-08). */
export const fieldCodes = [
  'field.required',
  'field.required-in-both-languages',
  'field.required-in-greek',
  'field.required-in-english',
  'field.too-short',
  'field.too-long',
  'field.invalid',
  'field.not-a-number',
  'field.unknown',
  'field.too-few',
  'display.code-unknown',
  'news.greek-link-invalid',
  'news.english-link-invalid',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

export const isFieldCode = (value: unknown): value is FieldCode => fieldCodes.includes(value as FieldCode);
