import { createTheme, type Theme } from '@mui/material/styles';
import { onGround } from '@chauffeur/brand';
import { darkColours, lightColours } from './colours';
import { fontFamily } from './fonts';
import { noticeHeight } from './notice-height';
import { shortScreen } from './short-screen';
import { isUnusedVariable } from './unused-variables';
import { withinWindow } from './within-window';

/** Returns a font size in px that grows with the screen between 360 and 1440 px. */
const size = (smallest: number, largest: number) => {
  const slope = ((largest - smallest) / (1440 - 360)) * 100;
  const base = smallest - (slope * 360) / 100;
  const fluid = `${(base / 16).toFixed(3)}rem + ${slope.toFixed(3)}vw`;
  return `clamp(${smallest / 16}rem, ${fluid}, ${largest / 16}rem)`;
};

const heading = { fontWeight: 700, letterSpacing: '-0.022em', textWrap: 'balance' } as const;

/** Props that Material UI's components have unless they are given. */
export const defaultProps = {
  MuiTypography: { variantMapping: { subtitle1: 'p' } },
  MuiContainer: { maxWidth: 'lg' },
} as const;

/** Creates the theme. Slow on phones: call it once per process, in browsers as a task of its own. */
export function createSiteTheme(): Theme {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'media', shouldSkipGeneratingVar: isUnusedVariable },
    colorSchemes: { light: { palette: lightColours }, dark: { palette: darkColours } },
    shape: { borderRadius: 12 },
    // Dialogs and lists open without animation if the system is set to reduced motion.
    motion: { reducedMotion: 'system' },
    transitions: { duration: { shortest: 150, shorter: 180, short: 200, standard: 220, complex: 250 } },
    typography: {
      fontFamily,
      fontWeightBold: 700,
      h1: { ...heading, fontSize: withinWindow(size(34, 60)), lineHeight: 1.08, letterSpacing: '-0.03em' },
      h2: { ...heading, fontSize: withinWindow(size(26, 40), 10), lineHeight: 1.15 },
      h3: { ...heading, fontSize: withinWindow(size(20, 25), 9.5), lineHeight: 1.25 },
      h4: { ...heading, fontSize: withinWindow(size(18, 20), 9), lineHeight: 1.3, letterSpacing: '-0.012em' },
      subtitle1: { fontSize: size(17, 21), lineHeight: 1.55 },
      body1: { fontSize: '1rem', lineHeight: 1.65 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
      overline: {
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        fontWeight: 700,
        letterSpacing: '0.09em',
        textTransform: 'uppercase',
      },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          ':root': { '--focus-ring': lightColours.link.main, colorScheme: 'light dark' },
          '@media (prefers-color-scheme: dark)': { ':root': { '--focus-ring': darkColours.link.main } },
          // Focused elements are scrolled to where no header, bar or notice hides them.
          html: { scrollPaddingTop: 96, scrollPaddingBottom: noticeHeight, WebkitTextSizeAdjust: '100%' },
          'html:has([data-offline="true"])': { '--notice-height': '4.5rem' },
          [shortScreen]: { html: { scrollPaddingTop: 8 } },
          '@media (max-width: 899.95px) and (min-height: 320px)': {
            'html:has([data-foot-bar])': { scrollPaddingBottom: `calc(5.5rem + ${noticeHeight})` },
          },
          // 'pretty' leaves no unit or other short word alone in the last line.
          body: { overflowWrap: 'break-word', textWrap: 'pretty', minHeight: '100dvh' },
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
        },
      },
    },
  });
  // As ThemeProvider does: otherwise each use of a variable would repeat its value, which every page would carry.
  theme.vars = theme.generateThemeVars();
  theme.spacing = theme.generateSpacing();
  return theme;
}
