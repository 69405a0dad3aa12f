/** What a `User-Agent` has to have, the more special first: Chrome says that it is Safari too. */
const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
const browsers: readonly [RegExp, string][] = [
  [/EdgA?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/YaBrowser\//, 'Yandex'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** A device as staff recognize it, "Android, Chrome"; '' where nothing is known of it. */
export function deviceName(userAgent = ''): string {
  const nameIn = (known: typeof systems) => known.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [nameIn(systems), nameIn(browsers)].filter(Boolean).join(', ');
}
