const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const platforms: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const find = (table: typeof browsers, agent: string) => table.find(([sign]) => sign.test(agent))?.[1];

/** As much of what a browser calls itself as helps to recognise it; null when that is nothing. */
export function browserName(agent: string): { browser: string; platform: string } | null {
  const [browser, platform] = [find(browsers, agent), find(platforms, agent)];
  return browser && platform ? { browser, platform } : null;
}
