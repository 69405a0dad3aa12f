import { optionalWebAddress, textInput } from '../../inputs/text.js';

const idPattern = /^[\w-]{11}$/;
const pathKinds = new Set(['embed', 'shorts', 'live', 'v']);

/** Returns the 11-character id of a YouTube link; null if it has none. */
export function videoIdOf(link: string): string | null {
  const url = urlOf(link.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  let id: string | null = null;
  if (host === 'youtu.be') id = first;
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    id = pathKinds.has(first) ? second : url.searchParams.get('v');
  }
  return id && idPattern.test(id) ? id : null;
}

/** Parses a URL or returns null; `URL.parse` is missing on older phones. */
function urlOf(link: string): URL | null {
  try {
    return new URL(link);
  } catch {
    return null;
  }
}

/** An optional video link that staff enter; `<field>.invalid` if it has no video id. */
export function optionalVideoLink(field: string, maxLength: number) {
  const withId = textInput(field)
    .nullable()
    .refine((link) => link === null || videoIdOf(link) !== null, `${field}.invalid`);
  return optionalWebAddress(field, maxLength).pipe(withId);
}
