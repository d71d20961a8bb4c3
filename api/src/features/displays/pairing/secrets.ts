import { createHmac, hash, randomBytes, randomInt } from 'node:crypto';
import { pairingAlphabet, pairingCodeLength } from '@psifida/contract/content/display';

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const newCode = (): string =>
  Array.from({ length: pairingCodeLength }, () => pairingAlphabet[randomInt(pairingAlphabet.length)]).join(
    '',
  );

/** 256 random bits need no slow hash: nobody tries them all. */
export const hashOf = (secret: string): string => hash('sha256', secret);

/** Made from the secret that only the display has, so that it can be given twice and is stored nowhere. */
export const tokenOf = (secret: string): string =>
  `dsp_${createHmac('sha256', secret).update('psifida display token').digest('base64url')}`;

export const isDisplayToken = (token: string): boolean => /^dsp_[\w-]{43}$/.test(token);
