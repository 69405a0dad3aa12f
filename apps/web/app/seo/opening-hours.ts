const clockTime = /\b([01]?\d|2[0-4]):([0-5]\d)\b/g;

/**
 * Parses the English business hours that staff typed into schema.org's format: `Every day, 06:00 to 23:00` becomes
 * `Mo-Su 06:00-23:00`. Returns an empty list if the text does not give one time span for every day.
 */
export function openingHours(text: string): string[] {
  if (/24\s*\/\s*7|24 hours a day, 7 days a week/i.test(text)) return ['Mo-Su 00:00-24:00'];
  const times = Array.from(
    text.matchAll(clockTime),
    ([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}`,
  );
  // `6:00 pm` would be read as the morning.
  if (/\d\s*[ap]\.?m\b/i.test(text)) return [];
  const isEveryDay = /every day|daily|7 days a week/i.test(text);
  return isEveryDay && times.length === 2 ? [`Mo-Su ${times.join('-')}`] : [];
}
