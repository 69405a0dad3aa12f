/** Making a format takes a hundred times longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of dates in a locale (BCP 47), made once for its options. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
