import { languages, type Language } from '@chauffeur/contracts/languages/languages';
import latinExtended from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import { languageSettings, type FontSubset } from '../locales/language-settings';

const face = (file: string, range: string) =>
  `@font-face{font-family:'Manrope Variable';font-style:normal;font-display:swap;font-weight:200 800;` +
  `src:url(${file}) format('woff2-variations');unicode-range:${range}}`;

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const cyrillicRange = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';

const latinExtendedRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
/** Characters of this file for other languages: Azerbaijani names (Ğğ, İ, Şş, ə), the rouble. Loaded when shown. */
const alwaysExtended = 'U+011E-011F,U+0130,U+015E-015F,U+0259,U+20BD';
const usesLatinExtended = (language: Language) =>
  languageSettings[language].fontSubsets.includes('latin-ext');

interface FallbackFont {
  family: string;
  regular: string[];
  bold: string[];
  /** By weight, the `size-adjust` in per cent at which texts are as wide as in Manrope: Latin, Cyrillic. */
  widths: Record<number, [latin: number, cyrillic: number]>;
}

// Prevent layout shifts when the font is loaded. Measured with the site's texts; Cyrillic from weight 500 on, with its
// labels. From 600 on, the bold font is used. Widths of texts are given in em, because ch depends on the font.
const fallbackFonts: FallbackFont[] = [
  {
    family: 'Manrope as Arial',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    widths: {
      400: [101.8, 101.2],
      500: [103.7, 103.8],
      600: [98.1, 98.2],
      700: [99.8, 99.7],
      800: [101.4, 101.3],
    },
  },
  {
    family: 'Manrope as Roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: {
      400: [102.5, 99.9],
      500: [104.3, 102.1],
      600: [104.5, 102.7],
      700: [106.3, 104.3],
      800: [108.1, 105.9],
    },
  },
  {
    // For Linux without the others. It is much wider: unadjusted, headings would lose a line when Manrope is loaded.
    family: 'Manrope as DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    widths: {
      400: [90, 88.8],
      500: [91.7, 90.7],
      600: [82.8, 83.9],
      700: [84.1, 85.2],
      800: [85.6, 86.5],
    },
  },
];

function facesOf({ family, regular, bold, widths }: FallbackFont): string[] {
  return Object.entries(widths).flatMap(([weight, ofScripts]) => {
    const fonts = Number(weight) < 600 ? regular : bold;
    const source = fonts.map((font) => `local('${font}')`).join(',');
    return [latinRange, cyrillicRange].map((range, script) => {
      const width = ofScripts[script] ?? 100;
      return (
        `@font-face{font-family:'${family}';font-weight:${weight};src:${source};unicode-range:${range};` +
        `size-adjust:${width}%;ascent-override:${(10_660 / width).toFixed(1)}%;` +
        `descent-override:${(3000 / width).toFixed(1)}%;line-gap-override:0%}`
      );
    });
  });
}

/** Manrope, and the adjusted fallback fonts until it is loaded. */
export const fontFamily =
  "'Manrope Variable', 'Manrope as Arial', 'Manrope as Roboto', 'Manrope as DejaVu', system-ui, sans-serif";

/** Returns the font faces as CSS, small enough to be inlined; ranges are those of the font's package. */
export const fontFaces = (): string =>
  [
    face(latin, latinRange),
    face(cyrillic, cyrillicRange),
    face(latinExtended, languages.some(usesLatinExtended) ? latinExtendedRange : alwaysExtended),
    ...fallbackFonts.flatMap(facesOf),
  ].join('');

const files: Record<FontSubset, string> = { latin, 'latin-ext': latinExtended, cyrillic };

/** Returns the files to preload for a page in a language. */
export function fontFilesOf(language: Language): string[] {
  return languageSettings[language].fontSubsets.map((subset) => files[subset]);
}
