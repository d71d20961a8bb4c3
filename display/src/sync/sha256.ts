/** SHA-256 piece by piece: the browser's own wants a film whole in memory. */
const constants = fractions(64, Math.cbrt);
const start = fractions(8, Math.sqrt);

/** The first 32 bits after the point of the roots of the first primes. */
function fractions(count: number, root: (value: number) => number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1)
      if (candidate % divisor === 0) isPrime = false;
    if (isPrime) found.push((root(candidate) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const blockBytes = 64;

function compress(state: Uint32Array, words: Uint32Array): void {
  for (let i = 16; i < 64; i += 1) {
    const w15 = words[i - 15] as number;
    const w2 = words[i - 2] as number;
    const s0 = ((w15 >>> 7) | (w15 << 25)) ^ ((w15 >>> 18) | (w15 << 14)) ^ (w15 >>> 3);
    const s1 = ((w2 >>> 17) | (w2 << 15)) ^ ((w2 >>> 19) | (w2 << 13)) ^ (w2 >>> 10);
    words[i] = ((words[i - 16] as number) + s0 + (words[i - 7] as number) + s1) | 0;
  }
  // One by one: a film has millions of blocks, and taking an array apart costs more than the sums.
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] as number) + (words[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

export function createSha256() {
  const state = start.slice();
  const words = new Uint32Array(64);
  const block = new Uint8Array(blockBytes);
  const view = new DataView(block.buffer);
  let held = 0;
  let total = 0;

  const digestBlock = () => {
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(i * 4);
    compress(state, words);
    held = 0;
  };
  const update = (bytes: Uint8Array) => {
    total += bytes.length;
    for (let at = 0; at < bytes.length; ) {
      const taken = Math.min(blockBytes - held, bytes.length - at);
      block.set(bytes.subarray(at, at + taken), held);
      held += taken;
      at += taken;
      if (held === blockBytes) digestBlock();
    }
  };
  return {
    update,
    /** In hexadecimal. Nothing can be added afterwards. */
    digest: (): string => {
      const bits = total * 8;
      update(Uint8Array.of(0x80));
      while (held !== blockBytes - 8) update(Uint8Array.of(0));
      view.setUint32(56, Math.floor(bits / 2 ** 32));
      view.setUint32(60, bits >>> 0);
      digestBlock();
      return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
    },
  };
}
