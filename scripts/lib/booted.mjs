// @ts-check
import { spawnSync } from 'node:child_process';

/** A layer over this machine's files, with processes, mounts and a network of its own; all of it is gone afterwards. */
const layer = `mount -t tmpfs layer /mnt; mkdir /mnt/upper /mnt/work /mnt/root
mount -t overlay layer -o lowerdir=/,upperdir=/mnt/upper,workdir=/mnt/work /mnt/root
cd /mnt/root; mount -t proc proc proc; mount --rbind /dev dev`;

/** Runs a script as root there. @param {string} script @param {string[]} [args] */
export const runInLayer = (script, args = []) =>
  spawnSync(
    'unshare',
    ['--mount', 'sh', '-euc', `${layer}\nexec chroot . sh -euc "$@"`, 'sh', script, 'sh', ...args],
    { encoding: 'utf8', env: { PATH: process.env.PATH, DEBIAN_FRONTEND: 'noninteractive' } },
  );

/** The same under a systemd that was booted there; what it says, or null where none boots. @param {string} script */
export function runBooted(script) {
  const boot = `${layer}
mount -t sysfs sysfs sys; mount -t cgroup2 cgroup2 sys/fs/cgroup; mount -t tmpfs run run
: >etc/fstab; rm -rf etc/systemd/system/*.wants usr/lib/tmpfiles.d/tmp.conf
printf '%s' "$1" >root/script
cat >etc/systemd/system/script.service <<UNIT
[Unit]
After=basic.target
[Service]
Type=oneshot
Environment=DEBIAN_FRONTEND=noninteractive
ExecStart=/bin/sh -c 'echo begun >/root/said; sh -eu /root/script >>/root/said 2>&1; echo ended \\$? >>/root/said'
UNIT
# No chroot: from within one no user namespace can be made, which PrivateUsers asks for.
mkdir old; pivot_root . old; umount -l old
(until grep -q '^ended' /root/said 2>/dev/null; do sleep 1; done; cat /root/said >&3; kill -48 1) & # SIGRTMIN+14: powers off at once
exec env container=docker /lib/systemd/systemd --system --unit=script.service --log-target=null 3>&-`;
  const { output } = spawnSync(
    'unshare',
    [
      '--mount',
      '--pid',
      '--cgroup',
      '--net',
      '--ipc',
      '--uts',
      '--fork',
      '--kill-child',
      'sh',
      '-euc',
      boot,
      'sh',
      script,
    ],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      timeout: 240_000,
      killSignal: 'SIGKILL',
    },
  );
  const said = output[3] ?? '';
  return said.includes('begun') ? said : null;
}
