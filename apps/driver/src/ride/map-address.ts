import type { DriverPlace } from '@chauffeur/contracts/driver-page/driver-rides';

/** The address that opens a place in the phone's map app: by its coordinates if known, else by its text. */
export function mapAddress({ text, latitude, longitude }: DriverPlace, userAgent: string): string {
  const query = encodeURIComponent(text);
  const point = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) {
    return `https://maps.apple.com/?q=${query}${point ? `&ll=${point}` : ''}`;
  }
  // Android asks which of the installed map apps to use.
  if (userAgent.includes('Android')) return `geo:${point ?? '0,0'}?q=${point ? `${point}(${query})` : query}`;
  return `https://www.google.com/maps/search/?api=1&query=${point ?? query}`;
}
