import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { aReport } from '@psifida/api/testing/display-steps';
import { endpoints } from '@psifida/contract/endpoints/all';
import { apiPrefix } from '@psifida/contract/endpoints/endpoint';
import { playerEventsPath } from '@psifida/contract/endpoints/player';
import { accessToken, type Staff } from '@psifida/server/testing/staff';
import type { Measures } from './measures.ts';

export type Going = { on: boolean };
type Place = { url: string; going: Going; measures: Measures };

/** Lists, reads, saves, and now and then signs in anew. */
export async function workAsStaff({ url, going, measures }: Place, staff: Staff, id: string): Promise<void> {
  const params = { system: 'system1a' as const, id };
  for (let turn = 0; going.on; turn += 1) {
    await staff.call('staff: list', endpoints.listPresentations, { params });
    const { answer } = await staff.call('staff: read', endpoints.findPresentation, { params });
    if (answer)
      await staff.call('staff: save', endpoints.savePresentation, {
        params,
        body: { version: answer.version, active: answer.active, content: answer.content },
      });
    await staff.call('staff: media', endpoints.listMedia, {});
    if (turn % 20 === 0) {
      const begun = performance.now();
      const status = await accessToken(url, 'editor').then(
        () => 200,
        () => 0,
      );
      measures.note('staff: sign in', status, performance.now() - begun);
    }
    await sleep(200 + Math.random() * 300);
  }
}

/** Holds its stream, asks for what it should show and says that all is well. */
export async function liveAsDisplay({ url, going, measures }: Place, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  let stream: http.ClientRequest | undefined;
  const hold = () => {
    stream = http.get(`${url}${apiPrefix}${playerEventsPath}`, { headers, agent: false }, (answer) => {
      measures.note('display: stream', answer.statusCode ?? 0, 0);
      answer.resume().once('close', () => going.on && setTimeout(hold, 1_000));
    });
    stream.on('error', () => {});
  };
  hold();
  const ask = async (kind: string, path: string, body?: object) => {
    const begun = performance.now();
    const status = await fetch(`${url}${apiPrefix}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(20_000),
    })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      })
      .catch(() => 0);
    measures.note(kind, status, performance.now() - begun);
  };
  while (going.on) {
    await ask('display: release', endpoints.readRelease.path);
    await ask('display: health', endpoints.reportHealth.path, aReport());
    await sleep(3_000 + Math.random() * 2_000);
  }
  stream?.destroy();
}

/** A connection that is opened again whenever it is closed. */
async function keepOpen({ url, going }: Pick<Place, 'url' | 'going'>, begin: (socket: Socket) => void) {
  const { port } = new URL(url);
  while (going.on) {
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    socket.on('error', () => {});
    socket.once('connect', () => begin(socket));
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const over = (async () => {
      while (going.on) await sleep(500);
    })();
    await Promise.race([closed, over]);
    socket.destroy();
    await sleep(2_000 + Math.random() * 4_000);
  }
}

/** Begins a request and never ends it. */
export const standHalfOpen = (place: Pick<Place, 'url' | 'going'>): Promise<void> =>
  keepOpen(place, (socket) => socket.write('GET / HTTP/1.1\r\n'));

/** Asks for something large, again and again, and hardly fetches it. */
export const readSlowly = (place: Pick<Place, 'url' | 'going'>, path: string): Promise<void> =>
  keepOpen(place, (socket) => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(3));
    socket.pause();
    const sip = setInterval(() => socket.read(64), 1_000);
    socket.once('close', () => clearInterval(sip));
  });
