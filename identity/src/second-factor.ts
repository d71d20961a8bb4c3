import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export type SecondFactors = ReturnType<typeof secondFactors>;

/** TOTP (RFC 6238). What is stored is encrypted with `secret`. */
export function secondFactors({ secret, issuer }: { secret: string; issuer: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'second factors', 32));
  const totp = (base32: string, label = '') =>
    new TOTP({ issuer, label, secret: Secret.fromBase32(base32), algorithm: 'SHA1', digits: 6, period: 30 });

  return {
    propose(username: string): { secret: string; uri: string } {
      const { base32 } = new Secret({ size: 20 });
      return { secret: base32, uri: totp(base32, username).toString() };
    },

    /** The time step of a right code, one step of drift allowed; null for a wrong one. */
    stepOf(base32: string, code: string): number | null {
      const app = totp(base32);
      const delta = app.validate({ token: code, window: 1 });
      return delta === null ? null : app.counter() + delta;
    },

    seal(base32: string): Buffer {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv);
      return Buffer.concat([iv, cipher.update(base32, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },

    open(sealed: Buffer): string {
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      return decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

const recoveryCodes = 10;

/** Single use; 80 bits, so that a plain hash is enough. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => new Secret({ size: 10 }).base32);

export const recoveryCodeHash = (code: string): Buffer => createHash('sha256').update(code).digest();
