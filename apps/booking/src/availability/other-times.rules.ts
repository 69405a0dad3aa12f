/** Minutes between offered times, and their maximum distance from the requested one (specification, I.5). */
const step = 30;
const reach = 180;
/** The number of times that are offered. */
export const maxOfferedTimes = 4;

/** Returns times of the same day around one, HH:MM in Baku: nearest first, the earlier first of two equally near. */
export function nearbyTimes(time: string): string[] {
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
