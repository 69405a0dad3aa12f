/** Minutes between offered times, and how far from the wanted one they may be (specification, I.5). */
const step = 30;
const reach = 180;
/** How many of them are offered. */
export const offeredTimes = 4;

/** The times of the same day around one, HH:MM in Baku: nearest first, of two as near the earlier first. */
export function timesAround(time: string): string[] {
  const wanted = minutesOf(time);
  const distances = Array.from({ length: reach / step }, (_, index) => (index + 1) * step);
  return distances
    .flatMap((distance) => [wanted - distance, wanted + distance])
    .filter((minutes) => minutes >= 0 && minutes < 24 * 60)
    .map(timeOf);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
