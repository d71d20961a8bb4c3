// @ts-check
import { spawnSync } from 'node:child_process';
import { startGroup } from './process-group.mjs';

/** A layer over a machine's files, with processes and mounts of its own; all of it is gone afterwards. @param {string} lower */
const layerOver = (lower) => `mount -t tmpfs layer /mnt; mkdir /mnt/upper /mnt/work /mnt/root
mount -t overlay layer -o lowerdir=${lower},upperdir=/mnt/upper,workdir=/mnt/work /mnt/root
cd /mnt/root; mount -t proc proc proc; mount --rbind /dev dev`;
const layer = layerOver('/');

/** Runs a script as root there. @param {string} script @param {string[]} [args] */
export const runInLayer = (script, args = []) =>
  spawnSync(
    'unshare',
    ['--mount', 'sh', '-euc', `${layer}\nexec chroot . sh -euc "$@"`, 'sh', script, 'sh', ...args],
    { encoding: 'utf8', env: { PATH: process.env.PATH, DEBIAN_FRONTEND: 'noninteractive' } },
  );

/** Boots a systemd over these files, runs a script in it, and powers off. @param {string} lower @param {string[]} [shared] */
const bootOver = (lower, shared = []) => `${layerOver(lower)}
for one in ${shared.join(' ')}; do mkdir -p ".$one"; mount --bind "$one" ".$one"; done
mount -t sysfs sysfs sys; mount -t cgroup2 cgroup2 sys/fs/cgroup; mount -t tmpfs run run
: >etc/fstab; rm -rf etc/systemd/system/*.wants usr/lib/tmpfiles.d/tmp.conf
printf '%s' "$1" >root/script
cat >etc/systemd/system/script.service <<UNIT
[Unit]
After=basic.target
[Service]
Type=oneshot
TimeoutStartSec=infinity
Environment=DEBIAN_FRONTEND=noninteractive
ExecStart=/bin/sh -c 'echo begun >/root/said; sh -eu /root/script >>/root/said 2>&1; echo ended \\$? >>/root/said'
UNIT
# No chroot: from within one no user namespace can be made, which PrivateUsers asks for.
mkdir old; pivot_root . old; umount -l old
(until grep -q '^ended' /root/said 2>/dev/null; do sleep 1; done; cat /root/said >&3; kill -48 1) & # SIGRTMIN+14: powers off at once
exec env container=docker /lib/systemd/systemd --system --unit=script.service --log-target=null 3>&-`;

const apart = ['--mount', '--pid', '--cgroup', '--ipc', '--uts', '--fork', '--kill-child'];

/** The same over this machine's files and without a network; what it says, or null where none boots. @param {string} script */
export function runBooted(script) {
  const { output } = spawnSync('unshare', [...apart, '--net', 'sh', '-euc', bootOver('/'), 'sh', script], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    timeout: 240_000,
    killSignal: 'SIGKILL',
  });
  const said = output[3] ?? '';
  return said.includes('begun') ? said : null;
}

/**
 * The same over other files, with this machine's network and some of its folders; what it says.
 * @param {string} lower
 * @param {string} script
 * @param {string[]} shared
 */
export async function runBootedOver(lower, script, shared) {
  const args = [...apart, 'sh', '-euc', bootOver(lower, shared), 'sh', script];
  const { process: child, ended } = startGroup('unshare', args, {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    patience: 0,
  });
  let said = '';
  child.stdio[3]?.on('data', (chunk) => {
    said += chunk;
  });
  await ended;
  return said;
}
