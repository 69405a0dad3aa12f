import { Global, type CSSObject } from '@emotion/react';
import { onGround } from '@chauffeur/brand';
import { declareColours } from './colours/colour-variables';
import { darkColours, lightColours } from './colours/colours';
import { noticeHeight } from './notice-height';
import { shortScreen } from './short-screen';
import { palette } from './theme';
import { typography } from './typography';

/** Styles of elements, and the colours of both schemes. The scheme is the browser's. */
const styles: CSSObject = {
  ':root': {
    ...declareColours(lightColours),
    '--focus-ring': lightColours.link.main,
    colorScheme: 'light dark',
  },
  '@media (prefers-color-scheme: dark)': {
    ':root': { ...declareColours(darkColours), '--focus-ring': darkColours.link.main },
  },
  // Focused elements are scrolled to where no header, bar or notice hides them.
  html: {
    boxSizing: 'border-box',
    scrollPaddingTop: 96,
    scrollPaddingBottom: noticeHeight,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTextSizeAdjust: '100%',
  },
  '*, *::before, *::after': { boxSizing: 'inherit' },
  'html:has([data-offline="true"])': { '--notice-height': '4.5rem' },
  [shortScreen]: { html: { scrollPaddingTop: 8 } },
  '@media (max-width: 899.95px) and (min-height: 320px)': {
    'html:has([data-foot-bar])': { scrollPaddingBottom: `calc(5.5rem + ${noticeHeight})` },
  },
  body: {
    ...typography.body1,
    margin: 0,
    minHeight: '100dvh',
    // So that the notice covers nothing at the end of a page.
    paddingBottom: noticeHeight,
    color: palette.text.primary,
    backgroundColor: palette.background.default,
    '@media print': { backgroundColor: '#fff' },
    overflowWrap: 'break-word',
    // Leaves no unit or other short word alone in the last line.
    textWrap: 'pretty',
    // Only words of 13 letters and more: enlarged, they are wider than a phone.
    '@supports (hyphenate-limit-chars: 13)': { hyphens: 'auto', hyphenateLimitChars: '13 4 4' },
  },
  // A hyphen would belong to the address, or to what is typed.
  'a[href^="mailto:"], textarea': { hyphens: 'manual' },
  'strong, b': { fontWeight: 700 },
  'img, svg, video, iframe': { display: 'block', maxWidth: '100%' },
  // The focus ring needs another colour on the dark background.
  '.on-ground': { '--focus-ring': onGround.accent },
  ':focus-visible': { outline: '3px solid var(--focus-ring)', outlineOffset: 3 },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  // Their colours, which say what is chosen, are the system's there.
  '@media (forced-colors: active)': {
    'button[aria-pressed="true"]': { border: '3px solid Highlight !important' },
  },
  '.tabular': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a moment longer: each property of each element would have its new value a frame late, and move the page.
      transitionDuration: '0s !important',
    },
  },
};

/** Only for the server: browsers retain the styles that it has sent, and need no copy in their scripts. */
export const baseStyles = <Global styles={styles} />;
