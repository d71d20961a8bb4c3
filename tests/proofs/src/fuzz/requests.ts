import type { InjectOptions } from 'fastify';
import type { Draw } from '../seeded.ts';
import { fromSchema, type Source } from './from-schema.ts';
import { aHostileText, spoil } from './hostile.ts';
import type { Operation } from './operations.ts';

export type Request = {
  operation: Operation | 'uploads';
  method: NonNullable<InjectOptions['method']>;
  url: string;
  headers: Record<string, string>;
  payload?: string;
};

/** What the answers so far have told of: ids, and the version that each had last; `except` is left in peace. */
export function createMemory({ except }: { except: string }) {
  const versions = new Map<string, number>();
  const ids: string[] = [];
  const learn = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { id, version } = value as { id?: unknown; version?: unknown };
    if (typeof id === 'string' && id.length === 36 && id !== except) {
      if (!versions.has(id)) ids.push(id);
      versions.set(id, typeof version === 'number' ? version : (versions.get(id) ?? 0));
    }
    for (const inner of Object.values(value).slice(0, 50)) learn(inner);
  };
  return { ids, versionOf: (id: string) => versions.get(id), learn };
}

export type Memory = ReturnType<typeof createMemory>;
type Hands = { draw: Draw; memory: Memory; bearers: { staff: readonly string[]; display: string } };

const encode = (value: unknown): string => {
  try {
    return encodeURIComponent(String(value));
  } catch {
    return '%ED%A0%80'; // half of a pair
  }
};

/** Segments that the address itself would be understood by differently stay out: they ask for another operation. */
const hostileSegments = [
  '%00',
  '%ff',
  '%E0%A4%A',
  '..%2f..',
  '%20',
  'a'.repeat(199),
  'b'.repeat(400),
  '0',
  "'",
];

export function aRequest(operation: Operation, hands: Hands): Request {
  const { draw, memory, bearers } = hands;
  const anId = () => (memory.ids.length && draw.chance(0.75) ? draw.pick(memory.ids) : draw.uuid());
  let chosen = '';
  const source: Source = {
    draw,
    id: anId,
    known: (name) => (name === 'version' && draw.chance(0.8) ? memory.versionOf(chosen) : undefined),
  };
  let url = operation.path;
  const query: string[] = [];
  for (const { name, in: place, required, schema } of operation.parameters)
    if (place === 'path') {
      const value = name === 'id' ? anId() : fromSchema(schema, source);
      if (name === 'id') chosen = String(value);
      url = url.replace(`{${name}}`, draw.chance(0.06) ? draw.pick(hostileSegments) : encode(value) || 'x');
    } else if (required || draw.chance(0.4)) {
      const value = draw.chance(0.12)
        ? aHostileText(draw)
        : (source.known?.(name) ??
          (name === 'ids' ? [anId(), anId()].join(',') : fromSchema(schema, source)));
      query.push(`${encode(name)}=${encode(value)}`);
      if (draw.chance(0.03)) query.push(`${encode(name)}=again`);
    }
  if (draw.chance(0.03)) query.push(draw.pick(['extra=1', '__proto__[x]=1', '%=%', '&&=', 'limit[]=1']));
  const sent = bodyOf(operation, source);
  return {
    operation,
    method: operation.method,
    url: query.length ? `${url}?${query.join('&')}` : url,
    headers: { ...authorizationFor(operation, { draw, bearers }), ...sent?.headers },
    payload: sent?.payload,
  };
}

function authorizationFor({ endpoint }: Operation, { draw, bearers }: Pick<Hands, 'draw' | 'bearers'>) {
  if (draw.chance(0.03)) return undefined;
  const usual = endpoint.access === 'display' ? bearers.display : draw.pick(bearers.staff);
  const bearer = draw.chance(0.02) ? draw.pick([bearers.display, 'x', '..', `${usual}x`]) : usual;
  return { authorization: `Bearer ${bearer}` };
}

function bodyOf({ body }: Operation, source: Source) {
  const { draw } = source;
  if (!body && draw.chance(0.95)) return undefined;
  let value = body ? fromSchema(body, source) : { extra: 1 };
  for (let times = draw.chance(0.5) ? 0 : 1 + draw.upTo(2); times > 0; times -= 1) value = spoil(value, draw);
  let payload = JSON.stringify(value) ?? '';
  if (draw.chance(0.02)) payload = payload.slice(0, -1);
  if (draw.chance(0.003)) payload = JSON.stringify({ text: 'x'.repeat(1_100_000) });
  const type = draw.chance(0.02)
    ? draw.pick(['text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=x', '/'])
    : 'application/json';
  return { payload, headers: { 'content-type': type } };
}

/** The tus protocol is not JSON and stands in no description; its requests are headers above all. */
export function anUploadRequest({ draw, memory, bearers }: Hands): Request {
  const id = memory.ids.length && draw.chance(0.5) ? draw.pick(memory.ids) : draw.uuid();
  const method = draw.pick(['POST', 'POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'] as const);
  const numbers = ['0', '1', '12', '-1', '1.5', 'x', '', '9007199254740993', '1e3', '5000000000000'];
  const metadata = [
    'filename cGhvdG8uanBn',
    'filename',
    'filename %%%',
    ',',
    'purpose cmVwbGFjZW1lbnQ=',
    'sha256 eA==',
    '',
  ];
  const headers: Record<string, string> = { authorization: `Bearer ${draw.pick(bearers.staff)}` };
  if (draw.chance(0.9)) headers['tus-resumable'] = draw.pick(['1.0.0', '1.0.0', '1.0.0', '0.2.0']);
  if (draw.chance(0.8)) headers['upload-length'] = draw.pick(numbers);
  if (draw.chance(0.5)) headers['upload-offset'] = draw.pick(numbers);
  if (draw.chance(0.5)) headers['upload-metadata'] = draw.pick(metadata);
  if (draw.chance(0.1)) headers['upload-defer-length'] = draw.pick(['1', '0', 'x']);
  if (draw.chance(0.1)) headers['upload-concat'] = draw.pick(['partial', 'final;/api/v1/uploads/x', 'x']);
  if (draw.chance(0.1)) headers['x-http-method-override'] = draw.pick(['DELETE', 'PATCH', 'x']);
  if (draw.chance(0.7))
    headers['content-type'] = draw.pick(['application/offset+octet-stream', 'text/plain']);
  const sends = (method === 'PATCH' || method === 'POST') && draw.chance(0.5);
  return {
    operation: 'uploads',
    method,
    url: method === 'POST' || method === 'OPTIONS' ? '/api/v1/uploads' : `/api/v1/uploads/${id}`,
    headers,
    ...(sends ? { payload: 'some bytes' } : {}),
  };
}
