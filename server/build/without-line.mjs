// @ts-check
const leftOut = [
  // Asks whether it runs at Cloudflare by making a Response, which in Node 20 loads a whole HTTP client.
  { file: '/pg/lib/stream.js', line: 'if (isCloudflareRuntime())', instead: 'if (false)' },
  // Warns at every start in Node 20, on which its protocol is tested here.
  {
    file: '/oidc-provider/lib/index.js',
    line: /attention\.warn\('Unsupported runtime[^']*'\);/,
    instead: '',
  },
];

/**
 * A library's file without the line that we leave out, or null; throws where a new version no longer has that line.
 * @param {string} code
 * @param {string} file
 */
export function withoutLine(code, file) {
  const found = leftOut.find((one) => file.endsWith(one.file));
  if (!found) return null;
  const without = code.replace(found.line, found.instead);
  if (without === code) throw new Error(`${found.file} no longer says '${found.line}': look at it again.`);
  return without;
}
