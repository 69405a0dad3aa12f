import { bakuOffsetMs, dayMs, hourMs } from '@chauffeur/contracts/durations';

/** In Baku: nothing that can wait leaves from 22:00 until 08:00. */
const quiet = { from: 22, until: 8 } as const;
const reminderHour = 21;
const morningHour = 9;

/** When a reminder leaves: at 21:00 before the quiet hours where its moment lies in them. */
export function beforeQuietHours(moment: Date): Date {
  const evening = quietEvening(moment);
  return evening === null ? moment : new Date(evening + reminderHour * hourMs);
}

/** When a message leaves that can wait: at 09:00 after the quiet hours where its moment lies in them. */
export function afterQuietHours(moment: Date): Date {
  const evening = quietEvening(moment);
  return evening === null ? moment : new Date(evening + dayMs + morningHour * hourMs);
}

/** When the next quiet hours begin, of a moment outside of them. */
export function quietHoursAfter(moment: Date): Date {
  const midnight = Math.floor((moment.getTime() + bakuOffsetMs) / dayMs) * dayMs - bakuOffsetMs;
  return new Date(midnight + quiet.from * hourMs);
}

/** The midnight in Baku with which the day of the quiet hours' beginning began; null outside of them. */
function quietEvening(moment: Date): number | null {
  const inBaku = moment.getTime() + bakuOffsetMs;
  const midnight = Math.floor(inBaku / dayMs) * dayMs;
  const hours = (inBaku - midnight) / hourMs;
  if (hours >= quiet.from) return midnight - bakuOffsetMs;
  return hours < quiet.until ? midnight - dayMs - bakuOffsetMs : null;
}
