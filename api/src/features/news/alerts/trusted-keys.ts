import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';

/** `isCurrent`: within the dates of its certificate; a bare public key has none. */
export type TrustedKey = { key: string; isCurrent: boolean };

const atMost = 20;
/** No other kind, so that a private key that somebody pastes is not stored. */
const blocks = /-----BEGIN (CERTIFICATE|PUBLIC KEY)-----[A-Za-z0-9+/=\s]+-----END \1-----/g;

const isStrong = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean => {
  const bits = asymmetricKeyDetails?.modulusLength ?? 0;
  return asymmetricKeyType === 'rsa' && bits >= 2048 && bits <= 8192;
};

function readOne(pem: string, now: number): TrustedKey | null {
  const certificate = pem.startsWith('-----BEGIN CERTIFICATE') ? new X509Certificate(pem) : null;
  const key = certificate?.publicKey ?? createPublicKey(pem);
  return isStrong(key)
    ? {
        key: key.export({ type: 'spki', format: 'pem' }) as string,
        isCurrent:
          !certificate ||
          (Date.parse(certificate.validFrom) <= now && now <= Date.parse(certificate.validTo)),
      }
    : null;
}

/** Certificates and public keys in PEM; null: some of it is neither, or no RSA key of 2048 to 8192 bits. */
export function readTrustedKeys(pem: string, now: number): TrustedKey[] | null {
  if (pem.replace(blocks, '').trim()) return null;
  try {
    const keys = (pem.match(blocks) ?? []).map((one) => readOne(one, now));
    if (keys.length > atMost || !keys.every((one) => one !== null)) return null;
    // A renewed certificate of the same key counts before the one that has run out.
    return keys.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  } catch {
    return null;
  }
}
