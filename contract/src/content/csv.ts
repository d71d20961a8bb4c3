export const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet would run as a formula is led by an apostrophe, as a person would type it. The wide signs are read as the
 * others by spreadsheets of some languages.
 */
export const guardCell = (text: string): string =>
  /^'*[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
export const unguardCell = (text: string): string =>
  /^'+[=+\-@＝＋－＠\t\r\n]/.test(text) ? text.slice(1) : text;

const cellOf = (value: string | number): string => {
  const text = typeof value === 'string' ? guardCell(value) : String(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (line: readonly (string | number)[]): string => `${line.map(cellOf).join(';')}\r\n`;

/** A report as a spreadsheet with Greek settings opens it by a double click. */
export const csvOf = (lines: readonly (readonly (string | number)[])[]): string =>
  `${byteOrderMark}${lines.map(csvLine).join('')}`;
