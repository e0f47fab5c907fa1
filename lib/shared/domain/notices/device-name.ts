/** The order matters, because most browsers name others as well. */
const BROWSERS: readonly [RegExp, string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/(?:OPR|OPiOS)\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const find = (names: typeof BROWSERS, agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** "Chrome, Android"; "" for an unknown one. */
export function deviceName(userAgent: string): string {
  return [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)].filter(Boolean).join(', ');
}
