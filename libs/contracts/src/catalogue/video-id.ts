import { optionalWebAddress, textInput } from '../text.js';

const idPattern = /^[\w-]{11}$/;
const pathKinds = new Set(['embed', 'shorts', 'live', 'v']);

/** The 11-character id of a YouTube link, null when none can be extracted. */
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

/** Older phones lack `URL.parse`. */
function urlOf(link: string): URL | null {
  try {
    return new URL(link);
  } catch {
    return null;
  }
}

/** The address of a video as a person enters it; one without an id is `<field>.invalid`. */
export function optionalVideoLink(field: string, maxLength: number) {
  const withId = textInput(field)
    .nullable()
    .refine((link) => link === null || videoIdOf(link) !== null, `${field}.invalid`);
  return optionalWebAddress(field, maxLength).pipe(withId);
}
