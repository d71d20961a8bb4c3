import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const example = new URL('../../../../deploy/nginx/psifida.conf', import.meta.url);

type Options = { folder: string; port: number; processes: number[] };

/** The example as it is, but for addresses and certificates, which are an operator's own. */
function fillIn({ folder, port, processes }: Options): string {
  const servers = processes.map((one) => `server 127.0.0.1:${one} max_fails=0;`);
  return readFileSync(example, 'utf8')
    .replace(/server 127\.0\.0\.1:8081 .*;\n\s*server 127\.0\.0\.1:8082 .*;/, servers.join('\n'))
    .replace(/server \{\n\s*listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^\s*(listen \[::\]:443|ssl_).*$/gm, '')
    .replace(/access_log \S+/, `access_log ${folder}/access.log`);
}

/** A real nginx, on this machine alone. */
export async function startNginx(options: Options) {
  const { folder, port } = options;
  await mkdir(folder, { recursive: true });
  const conf = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    conf,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { ${temporary.join(' ')}
${fillIn(options)}
}`,
  );
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', conf], { stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.on('error', (error) => {
    words += error.message;
  });
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  const url = `http://localhost:${port}`;
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))) {
    if (child.pid === undefined || child.exitCode !== null)
      throw new Error(`The test needs nginx (on Debian: apt-get install nginx-light): ${words}`);
    await sleep(100);
  }
  return {
    url,
    /** One line for each request: what was asked, how it was answered and by which process. */
    log: async () =>
      (await readFile(path.join(folder, 'access.log'), 'utf8').catch(() => '')).trim().split('\n'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
