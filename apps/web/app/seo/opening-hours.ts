const clockTime = /\b([01]?\d|2[0-4]):([0-5]\d)\b/g;

/**
 * Business hours as schema.org writes them, read from the English text that staff have typed: `Every day, 06:00 to 23:00`
 * is `Mo-Su 06:00-23:00`. Nothing where the text is not of every day, or has no plain hours.
 */
export function openingHours(text: string): string[] {
  if (/24\s*\/\s*7|24 hours a day, 7 days a week/i.test(text)) return ['Mo-Su 00:00-24:00'];
  const times = Array.from(
    text.matchAll(clockTime),
    ([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}`,
  );
  const isEveryDay = /every day|daily|7 days a week/i.test(text);
  return isEveryDay && times.length === 2 ? [`Mo-Su ${times.join('-')}`] : [];
}
