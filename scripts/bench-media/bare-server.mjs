// @ts-check
// The least that answers the same bytes over HTTP, head and body: what the product is measured beside.
import http from 'node:http';

const [, , status = '200', length = '0', head = '{}'] = process.argv;
const body = Buffer.alloc(Number(length));
const headers = JSON.parse(head);
const server = http.createServer((request, reply) => {
  request.resume().once('end', () => {
    reply.writeHead(Number(status), headers);
    reply.end(body);
  });
});
server.keepAliveTimeout = 0; // between two turns others are measured
server.listen(0, '127.0.0.1', () => process.send?.('ready'));
process.on('message', (question) => {
  const { user, system } = process.cpuUsage();
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.(question === 'cpu' ? (user + system) / 1e6 : `http://127.0.0.1:${port}/`);
});
