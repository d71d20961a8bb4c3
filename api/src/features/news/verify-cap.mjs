import { DOMParser } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';

/** Runs in the thread of feed-worker.mjs, on a text that read-cap.mjs has read strictly before. */
const xmldsig = 'http://www.w3.org/2000/09/xmldsig#';
const enveloped = `${xmldsig}enveloped-signature`;
const canonical = [
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
];
const digests = ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'];
const methods = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
];

const pick = (table, names) => Object.fromEntries(names.map((name) => [name, table[name]]));

/** What xml-crypto logs and reads on with ends here. */
const errorHandler = (_level, message) => {
  throw new Error(message);
};

/** Why a signature is not even checked. */
function refusalOf(signed) {
  const [reference, ...more] = signed.getReferences();
  if (more.length || reference.uri !== '') return 'signature-partial';
  // Where no canonicalization is named, xml-crypto adds that of the standard.
  const [first, second, ...others] = reference.transforms;
  const isSafe =
    methods.includes(signed.signatureAlgorithm) &&
    canonical.includes(signed.canonicalizationAlgorithm) &&
    digests.includes(reference.digestAlgorithm) &&
    first === enveloped &&
    canonical.includes(second) &&
    !others.length;
  return isSafe ? null : 'signature-unsafe';
}

/** The text that one of the keys has signed, in its canonical form: nothing else of `xml` may be believed. */
export function verifyCap(xml, trusted) {
  const doc = new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml');
  const [signature, ...more] = Array.from(doc.getElementsByTagNameNS(xmldsig, 'Signature'));
  if (more.length || signature?.parentNode !== doc.documentElement) return { refusal: 'signature-partial' };
  // A key that the message itself brings counts for nothing: xml-crypto is given no getCertFromKeyInfo.
  const signed = new SignedXml({ publicCert: trusted[0].key });
  let signer;
  const tryAll = (Algorithm) => {
    const { verifySignature } = new Algorithm();
    return class {
      verifySignature(signedInfo, _key, value) {
        signer = trusted.find(({ key }) => verifySignature(signedInfo, key, value));
        return signer !== undefined;
      }
    };
  };
  signed.SignatureAlgorithms = Object.fromEntries(
    Object.entries(pick(signed.SignatureAlgorithms, methods)).map(([name, one]) => [name, tryAll(one)]),
  );
  signed.HashAlgorithms = pick(signed.HashAlgorithms, digests);
  signed.CanonicalizationAlgorithms = pick(signed.CanonicalizationAlgorithms, [enveloped, ...canonical]);
  try {
    signed.loadSignature(signature);
  } catch {
    return { refusal: 'signature-unsafe' };
  }
  const refusal = refusalOf(signed);
  if (refusal) return { refusal };
  try {
    if (!signed.checkSignature(xml)) return { refusal: 'signature-wrong' };
  } catch {
    return { refusal: 'signature-wrong' };
  }
  const [text, ...others] = signed.getSignedReferences();
  if (!signer || !text || others.length) return { refusal: 'signature-wrong' };
  return signer.isCurrent ? { text } : { refusal: 'certificate-out-of-date' };
}
