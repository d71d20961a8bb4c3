// @ts-check
// A client that costs as little as it can, since it shares the cores with what is measured: it writes its request and
// counts the answer's bytes.
import net from 'node:net';

/** @typedef {{ address: string, method?: string, headers?: Record<string, string>, body?: string }} Request */

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

/** @param {Request} request */
function written({ address, method = 'GET', headers = {}, body = '' }) {
  const { host, pathname, search } = new URL(address);
  const length = body ? { 'content-length': Buffer.byteLength(body) } : {};
  const lines = Object.entries({ host, ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** @param {Buffer} came @returns {{ status: number, missing: number }} how many bytes are still to come, at least */
function read(came) {
  const end = came.indexOf(headEnd);
  if (end < 0) return { status: 0, missing: 1 };
  const head = came.toString('latin1', 0, end).toLowerCase();
  const status = Number(head.slice(9, 12));
  if (status === 204 || status === 304) return { status, missing: 0 };
  const [, length] = /\r\ncontent-length: (\d+)/.exec(head) ?? [];
  if (length) return { status, missing: end + headEnd.length + Number(length) - came.length };
  return { status, missing: came.subarray(-lastChunk.length).equals(lastChunk) ? 0 : 1 };
}

/**
 * One keep-alive connection.
 * @param {string} address of any page of the server
 */
export async function connect(address) {
  const { hostname, port } = new URL(address);
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  /** @type {Buffer[]} */
  let parts = [];
  let missing = 0;
  /** @type {{ resolve(status: number): void, reject(error: Error): void } | null} */
  let waiting = null;
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error(`${address}: the connection was closed`)));
  socket.on('data', (part) => {
    parts.push(part);
    missing -= part.length;
    if (missing > 0) return;
    parts = [Buffer.concat(parts)];
    const answer = read(/** @type {Buffer} */ (parts[0]));
    missing = answer.missing;
    if (missing > 0) return;
    parts = [];
    waiting?.resolve(answer.status);
  });
  return {
    /** @param {Request} request @returns {Promise<number>} the status of its answer */
    send: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error(`${address}: the connection was closed`));
        waiting = { resolve, reject };
        socket.write(written(request));
      }),
    close: () => socket.destroy(),
  };
}
