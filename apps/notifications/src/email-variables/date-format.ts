/** Cached formats: creating one takes a hundred times longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the date format of a locale (BCP 47) with these options, created once. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
