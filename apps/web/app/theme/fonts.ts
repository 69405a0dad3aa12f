import type { Language } from '@chauffeur/contracts';
import latinExtended from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';

const face = (file: string, range: string) =>
  `@font-face{font-family:'Manrope Variable';font-style:normal;font-display:swap;font-weight:200 800;` +
  `src:url(${file}) format('woff2-variations');unicode-range:${range}}`;

// Arial stretched to Manrope's measure, so that nothing moves when the font arrives.
const fallback =
  `@font-face{font-family:'Manrope fallback';src:local('Arial'),local('Liberation Sans');` +
  `size-adjust:103.3%;ascent-override:103.2%;descent-override:29%;line-gap-override:0%}`;

/** The font faces, small enough to stand in the page; ranges are those of the font's package. */
export const fontFaces = [
  face(
    latin,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ),
  face(cyrillic, 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'),
  // The rouble sign; fetched only where it is shown.
  face(latinExtended, 'U+20BD'),
  fallback,
].join('');

/** Files to fetch at once for a page of a language. */
export function fontFilesOf(language: Language): string[] {
  return language === 'ru' ? [cyrillic, latin] : [latin];
}
