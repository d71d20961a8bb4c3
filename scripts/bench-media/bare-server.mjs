// @ts-check
// The least that answers so many bytes over HTTP: what the product is measured beside.
import http from 'node:http';

const [, , length = '0', type = '', status = '200'] = process.argv;
const body = Buffer.alloc(Number(length));
const server = http.createServer((request, reply) => {
  request.resume().once('end', () => {
    reply.writeHead(
      Number(status),
      body.length ? { 'content-type': type, 'content-length': body.length } : {},
    );
    reply.end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.('ready'));
process.on('message', (question) => {
  const { user, system } = process.cpuUsage();
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.(question === 'cpu' ? (user + system) / 1e6 : `http://127.0.0.1:${port}/`);
});
