// @ts-check
// The least that answers so many bytes over HTTP: what the product is measured beside.
import http from 'node:http';

const [, , length = '0', type = ''] = process.argv;
const body = Buffer.alloc(Number(length));
const server = http.createServer((_request, reply) => {
  reply.writeHead(200, { 'content-type': type, 'content-length': body.length });
  reply.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.('ready'));
process.on('message', (question) => {
  const { user, system } = process.cpuUsage();
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.(question === 'cpu' ? (user + system) / 1e6 : `http://127.0.0.1:${port}/`);
});
