/** SQLSTATE: lost connection, shutdown or recovery, no connection left, read-only standby, statement timeout. */
const away = /^(08...|57014|57P0[1-5]|53300|53200|53400|58...|25006|3D000)$/;
const full = '53100';

/** Of the driver and of Kysely, which give no codes. */
const awayMessages = [
  /^Connection terminated/,
  /^Query read timeout/,
  /^timeout exceeded when trying to connect/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
  /after calling end on the pool/,
  /^driver has already been destroyed/,
];

const lineCalls = ['connect', 'read', 'write', 'getaddrinfo'];

type Told = { code?: unknown; syscall?: unknown; message?: unknown; errors?: unknown };

export type DatabaseFailure = 'full' | 'away';

/** What a failed query says about the database itself; null when the database is well and the query is to blame. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, syscall, message, errors } = error as Told;
  if (code === full || (isText(message) && /no space left on device/i.test(message))) return 'full';
  if (isText(syscall) && lineCalls.includes(syscall)) return 'away';
  if (isText(code) && away.test(code)) return 'away';
  if (isText(message) && awayMessages.some((one) => one.test(message))) return 'away';
  // One error for each address that a name resolves to.
  return Array.isArray(errors) ? (errors.map(databaseFailure).find(Boolean) ?? null) : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
