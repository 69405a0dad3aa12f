import { bakuOffsetMs, dayMs, hourMs } from '@chauffeur/contracts/time/durations';

/** Hours in Baku during which no email that can wait is sent. */
const quiet = { from: 22, until: 8 } as const;
const reminderHour = 21;
const morningHour = 9;

/** Returns when a reminder is sent: at its moment, or at 21:00 before the quiet hours if it falls within them. */
export function beforeQuietHours(moment: Date): Date {
  const evening = quietEvening(moment);
  return evening === null ? moment : new Date(evening + reminderHour * hourMs);
}

/**
 * Returns when an email that can wait is sent: at its moment, or at 09:00 after the quiet hours if it falls within
 * them.
 */
export function afterQuietHours(moment: Date): Date {
  const evening = quietEvening(moment);
  return evening === null ? moment : new Date(evening + dayMs + morningHour * hourMs);
}

/** Returns when the next quiet hours begin after a moment outside of them. */
export function quietHoursAfter(moment: Date): Date {
  const midnight = Math.floor((moment.getTime() + bakuOffsetMs) / dayMs) * dayMs - bakuOffsetMs;
  return new Date(midnight + quiet.from * hourMs);
}

/** Returns midnight in Baku, in ms, of the day on which the present quiet hours began; null outside of them. */
function quietEvening(moment: Date): number | null {
  const inBaku = moment.getTime() + bakuOffsetMs;
  const midnight = Math.floor(inBaku / dayMs) * dayMs;
  const hours = (inBaku - midnight) / hourMs;
  if (hours >= quiet.from) return midnight - bakuOffsetMs;
  return hours < quiet.until ? midnight - dayMs - bakuOffsetMs : null;
}
