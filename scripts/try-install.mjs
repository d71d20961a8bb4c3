// @ts-check
// npm run try-install: the commands of docs/operations.md from a bare Debian to production, one after the other on a bare Debian
// 13 under a booted systemd, with the package of this release, a real Keycloak and a real S3 server on this machine; at the end
// somebody signs in there with a browser. Root, debootstrap, Maven, Java and Swift have to be there, and ports 80 and 443 free.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ensureDebian } from './lib/bare-debian.mjs';
import { runBootedOver } from './lib/booted.mjs';
import { installCommands } from './lib/install-commands.mjs';
import { checkJavaAndMaven, distribution, ensureKeycloak, startKeycloak } from './lib/keycloak-server.mjs';
import { stopWith } from './lib/prepare.mjs';
import { ensureBrowsers } from './lib/programs.mjs';
import { root, runInstalled } from './lib/run.mjs';

const town = 'psifida.localhost'; // for which Caddy makes certificates of its own

/** As the first administrator, with the first password and then one of her own. @param {string} executablePath */
async function signIn(executablePath) {
  const { chromium } = createRequire(path.join(root, 'tests/journeys/'))('playwright-core');
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-GB' })).newPage();
    await page.goto(`https://${town}/?lang=en`);
    await page.locator('#username').fill('anna');
    await page.locator('#password').fill('first-password');
    await page.locator('#kc-login, [type=submit]').first().click();
    await page.locator('#password-new').fill('as long as it has to be');
    await page.locator('#password-confirm').fill('as long as it has to be');
    await page.locator('[type=submit]').first().click();
    await page.waitForURL(`https://${town}/**`);
    return await page.getByRole('heading', { level: 1 }).first().innerText();
  } finally {
    await browser.close();
  }
}

const commands = await installCommands();
const machine = process.arch === 'arm64' ? 'arm64' : 'amd64';
const release = path.join(root, 'release');
const made = await readdir(release).catch(() => []);
const deb = made.find((name) => name.startsWith('psifida_') && name.endsWith(`_${machine}.deb`));
if (!deb) stopWith('There is no package: npm run release makes it.');
checkJavaAndMaven();
const { PSIFIDA_CHROMIUM: chromium } = await ensureBrowsers();
if (!(await ensureKeycloak())) stopWith('Keycloak could not be fetched.');
const debian = await ensureDebian();

if ((await runInstalled('typescript/bin/tsc', ['-b', 'api'])) !== 0) stopWith('It does not compile.');
const { startSwift } = await import('../api/dist/testing/swift/start-swift.js');

// What was started goes with this program, also when it is ended early.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const folder = await mkdtemp(path.join(os.tmpdir(), 'psifida-install-'));
const adminPassword = randomUUID();
const swift = await startSwift();
const keycloak = await startKeycloak({ folder, adminPassword });
/** Asked from inside when the commands are through; answers when somebody has signed in. */
const control = createServer((_, response) =>
  signIn(chromium).then(
    (heading) => response.end(`signed in: ${heading}\n`),
    (error) => response.writeHead(500).end(`not signed in: ${error}\n`),
  ),
);
try {
  const login = await keycloak.ready;
  await new Promise((listening) => control.listen(0, '127.0.0.1', () => listening(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (control.address());
  const { endpoint, region, accessKeyId, secretAccessKey } = swift.options;
  const own = commands.map((command) =>
    command
      .replaceAll('psifida.example.gr', town)
      .replaceAll('https://login.example.gr', login)
      .replaceAll('https://s3.example.gr', endpoint)
      .replaceAll('S3_REGION=eu-south-1', `S3_REGION=${region}`)
      .replaceAll('admin-password', adminPassword)
      .replaceAll('secret-key', secretAccessKey)
      .replaceAll('access-key', accessKeyId)
      .replace(/psifida_\S+\.deb/, deb ?? ''),
  );
  const script = `cd ${release}
printf '%s' '${await readFile('/etc/resolv.conf', 'utf8')}' >/etc/resolv.conf
echo '127.0.0.1 localhost ${town}' >/etc/hosts
printf '#!/bin/sh\nexec sh ${distribution}/bin/kcadm.sh "$@"\n' >/usr/local/bin/kcadm.sh; chmod +x /usr/local/bin/kcadm.sh
# Of an authority of its own, which nobody outside knows.
trust() {
  made=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
  for _ in $(seq 60); do [ -e $made ] && break; sleep 1; done
  cp $made /usr/local/share/ca-certificates/caddy.crt; update-ca-certificates >/dev/null
}
apt-get -q update >/dev/null
# What Keycloak's own command is run with.
apt-get -q install -y default-jre-headless >/dev/null
${own.map((command, at) => `echo; echo '— ${at + 1}'; ${command}\n${command.startsWith('systemctl restart') ? 'trust\n' : ''}`).join('')}
echo; curl -sS http://127.0.0.1:${port}/
`;
  const said = await runBootedOver(debian, script, [release, distribution]);
  console.log(said);
  const isThere = /^signed in: .+$/m.test(said) && said.trimEnd().endsWith('ended 0');
  console.log(isThere ? `${commands.length} commands, and signed in.` : 'It did not get there.');
  process.exitCode = isThere ? 0 : 1;
} finally {
  control.close();
  control.closeAllConnections();
  await keycloak.stop();
  await swift.stop();
  await rm(folder, { recursive: true, force: true });
}
