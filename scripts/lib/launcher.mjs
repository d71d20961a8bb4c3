// @ts-check
export const commands = ['accounts', 'check-config', 'backup', 'restore', 'verify-audit'];

/** What is run where a release was unpacked or installed. */
export const launcher = `#!/usr/bin/env node
// node psifida.mjs [--settings FILE] [start | ${commands.join(' | ')}] …
import { readFileSync } from 'node:fs';

const args = process.argv.slice(2);
if (args[0] === '--settings') {
  const [, file = ''] = args.splice(0, 2);
  // NAME=value, a line each, perhaps in quotes; what is in the environment already holds.
  for (const line of readFileSync(file, 'utf8').split(/\\r?\\n/)) {
    const [, name, value] = /^\\s*([A-Z][A-Z0-9_]*)\\s*=\\s*(.*?)\\s*$/.exec(line) ?? [];
    if (name) process.env[name] ??= value.replace(/^(["'])(.*)\\1$/, '$2');
  }
}
const [name = 'start', ...rest] = args;
if (name === 'start') {
  process.argv.splice(2, process.argv.length, ...rest);
  await import('./server/dist/run-bundle.js');
} else if (${JSON.stringify(commands)}.includes(name)) {
  const { main } = await import(\`./server/dist/commands/\${name}.js\`);
  process.exit(await main(rest));
} else {
  console.error('start, ${commands.join(', ')}');
  process.exit(1);
}
`;
