const longest = 200;

/** As display text, never a path; invisible characters can turn a name around (photo[U+202E]gpj.exe). */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return shorten(visible) || 'file';
}

/** The end of a long name goes, the extension stays. */
function shorten(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= longest) return name;
  const extension = /\.[\p{L}\p{N}]{1,8}$/u.exec(name)?.[0] ?? '';
  return `${letters
    .slice(0, longest - extension.length - 1)
    .join('')
    .trimEnd()}…${extension}`;
}

export const withoutExtension = (name: string): string => name.replace(/(?<=.)\.[\p{L}\p{N}]{1,8}$/u, '');
