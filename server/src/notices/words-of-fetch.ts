const sentences: Record<string, string> = {
  ENOTFOUND: 'its name is not known to this machine’s DNS',
  EAI_AGAIN: 'its name could not be looked up',
  ECONNREFUSED: 'nobody listens there',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself; name it in NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN:
    'its certificate is from an authority of your own; name that in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'the certificate of its authority is missing; let the server send the whole chain, or name it in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'the certificate of its authority is missing; let the server send the whole chain, or name it in NODE_EXTRA_CA_CERTS',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** Why nothing came: fetch itself says only that it failed, and keeps the reason inside. */
export function wordsOfFetch(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
  const cause = (error as { cause?: { code?: string; message?: string; errors?: { code?: string }[] } })
    .cause;
  const code = cause?.code ?? cause?.errors?.[0]?.code ?? '';
  return sentences[code] ?? (cause?.message || code || String(error));
}
