/** Patterns in a `User-Agent`, more specific ones first: Chrome also claims to be Safari. */
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

/** Returns a device's name for staff, such as "Android, Chrome"; '' if nothing is recognised. */
export function deviceName(userAgent = ''): string {
  const nameIn = (known: typeof systems) => known.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [nameIn(systems), nameIn(browsers)].filter(Boolean).join(', ');
}
