import { generateKeyPairSync, type KeyObject, sign, X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';

export type KeyPair = { publicKey: KeyObject; privateKey: KeyObject };
export const aKeyPair = (modulusLength = 2048): KeyPair => generateKeyPairSync('rsa', { modulusLength });
export const toPem = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }) as string;

export const xmldsig = 'http://www.w3.org/2000/09/xmldsig#';
export const more = 'http://www.w3.org/2001/04/xmldsig-more#';
export const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

type Signing = {
  by: KeyObject;
  method?: string;
  digest?: string;
  canonicalization?: string;
  transforms?: string[];
  /** XPath of what is signed, where that is not the whole text. */
  part?: string;
};

export function signWarning(
  cap: string,
  { by, part, method = `${more}rsa-sha256`, digest = sha256, canonicalization = exclusive, ...one }: Signing,
): string {
  const signed = new SignedXml({
    privateKey: by.export({ type: 'pkcs8', format: 'pem' }),
    signatureAlgorithm: method,
    canonicalizationAlgorithm: canonicalization as typeof exclusive,
  });
  if (method.includes('hmac')) signed.enableHMAC();
  signed.addReference({
    xpath: part ?? '/*',
    isEmptyUri: part === undefined,
    transforms: one.transforms ?? [`${xmldsig}enveloped-signature`, canonicalization],
    digestAlgorithm: digest,
  });
  signed.computeSignature(cap);
  return signed.getSignedXml();
}

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const hex = (text: string) => Buffer.from(text, 'hex');
const sha256WithRsa = sequence(hex('06092a864886f70d01010b'), hex('0500'));
const name = sequence(der(0x31, sequence(hex('0603550403'), der(0x0c, Buffer.from('Sender')))));
const time = (ms: number) =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replace(/\D/g, '')}Z`));

/** Signed by itself: node:crypto reads certificates and makes none. */
export function aCertificate({ publicKey, privateKey }: KeyPair, from: number, to: number): string {
  const said = sequence(
    ...[der(0xa0, hex('020102')), hex('020101'), sha256WithRsa, name, sequence(time(from), time(to)), name],
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, hex('00'), sign('sha256', said, privateKey));
  return new X509Certificate(sequence(said, sha256WithRsa, signature)).toString();
}
