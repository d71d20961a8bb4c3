import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, guardConnections, streamsFor } from './guard-connections.ts';

const opened: Socket[] = [];
let server: Server | undefined;
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

/** Answers at once, but for what asks to be kept waiting. */
async function listen(limits: ConnectionLimits): Promise<number> {
  server = createServer(({ url }, answer: ServerResponse) => {
    answer.writeHead(200);
    if (url === '/api/v1/player/events' || url === '/slow') answer.write(':\n\n');
    else answer.end('here you are');
  });
  guardConnections(server, { limits });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const never = 60_000;
const limits = { atMost: 40, openingAtMost: 20, slowMs: 50, bodyMs: never, crowdMs: never };

type Line = { socket: Socket; said(): string; isOver(): boolean };

async function open(port: number, { from = '127.0.0.1', text = '' } = {}): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  opened.push(socket);
  let said = '';
  let over = false;
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.once('close', () => {
    over = true;
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return { socket, said: () => said, isOver: () => over };
}

const withoutItsBody = 'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n';
const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function crowd(port: number, count: number, how: Parameters<typeof open>[1] = {}): Promise<Line[]> {
  const lines: Line[] = [];
  for (let made = 0; made < count; made += 1) lines.push(await open(port, how));
  await sleep(100);
  return lines;
}

const standing = (lines: Line[]) => lines.filter((line) => !line.isOver()).length;

const staffIsAnswered = async (port: number) => {
  const staff = await open(port, { text: request('/') });
  await expect.poll(staff.said).toContain('here you are');
};

test('half-open connections push out each other, and whoever asks is answered', async () => {
  const port = await listen(limits);
  const silent = await crowd(port, 60);
  expect(standing(silent)).toBe(limits.openingAtMost);
  await staffIsAnswered(port);
});

test('a crowd of one address does not push out the slow line of another', async () => {
  const port = await listen(limits);
  const slow = await open(port, { from: '127.0.0.2', text: 'GET / HTTP/1.1\r\n' });
  await crowd(port, 60);
  slow.socket.write('Host: localhost\r\n\r\n');
  await expect.poll(slow.said).toContain('here you are');
});

test('idle connections make room for whoever comes', async () => {
  const port = await listen(limits);
  const idle = await crowd(port, 60, { text: request('/') });
  expect(idle.every((line) => line.said().includes('here you are'))).toBe(true);
  expect(standing(idle)).toBe(limits.atMost);
  await staffIsAnswered(port);
});

test('answers that nobody fetches make room, the streams of displays do not', async () => {
  const port = await listen(limits);
  const displays = await crowd(port, 20, { text: request('/api/v1/player/events') });
  const slow = await crowd(port, 20, { from: '127.0.0.3', text: request('/slow') });
  await staffIsAnswered(port);
  expect(standing(displays)).toBe(20);
  expect(standing(slow)).toBe(19);
});

test('requests whose body never comes make room long before slow answers do', async () => {
  const port = await listen({ ...limits, slowMs: never, bodyMs: 50 });
  const answers = await crowd(port, 30, { text: request('/slow') });
  const bodies = await crowd(port, 10, { from: '127.0.0.3', text: withoutItsBody });
  await staffIsAnswered(port);
  expect(standing(answers)).toBe(30);
  expect(standing(bodies)).toBe(9);
});

test('R-GUARD-02 an address that holds every place soon makes room for another', async () => {
  const port = await listen({ ...limits, slowMs: never, crowdMs: 50 });
  const bodies = await crowd(port, 40, { from: '127.0.0.3', text: withoutItsBody });
  await staffIsAnswered(port);
  expect(standing(bodies)).toBe(39);
});

test('where nobody can make room, the newcomer is turned away and nobody else', async () => {
  const port = await listen({ ...limits, slowMs: never, crowdMs: 50 });
  const working = await crowd(port, 40, { text: request('/slow') });
  const staff = await open(port, { text: request('/') });
  await expect.poll(staff.isOver).toBe(true);
  expect(standing(working)).toBe(40);
});

test('whoever asks a hundred times in one go and fetches nothing is cut off', async () => {
  const port = await listen(limits);
  const greedy = await open(port, { text: request('/slow').repeat(100) });
  await expect.poll(greedy.isOver).toBe(true);
  const staff = await open(port, { text: request('/').repeat(2) });
  await expect.poll(() => staff.said().split('here you are')).toHaveLength(3);
});

test('where the system allows fewer connections than are wanted, displays never take those of others', () => {
  expect(streamsFor(5_000, 8_000)).toBe(5_000);
  expect(streamsFor(5_000, 800)).toBe(500);
  expect(streamsFor(20_000, 3_700)).toBeLessThan(3_700 - 400);
});
