/** Returns the day that is `days` after another, or before it if negative; both YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}
