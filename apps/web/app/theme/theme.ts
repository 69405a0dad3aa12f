import type { Theme } from '@mui/material/styles';
import createTheme from '@mui/system/createTheme';
import { colourVariables } from './colours/colour-variables';
import { lightColours } from './colours/colours';
import { transitions } from './transitions';
import { typography } from './typography';

/** Props that Material UI's components have unless they are given. */
export const defaultProps = {
  MuiTypography: { variantMapping: { subtitle1: 'p' } },
  MuiContainer: { maxWidth: 'lg' },
} as const;

/** One shadow for whatever floats above a page. */
const shadow =
  '0 5px 5px -3px rgb(0 0 0 / 0.2), 0 8px 10px 1px rgb(0 0 0 / 0.14), 0 3px 14px 2px rgb(0 0 0 / 0.12)';

/** The site's colours, each a CSS variable whose value depends on the browser's colour scheme (`base-styles.tsx`). */
export const palette = colourVariables(lightColours);

/**
 * What the site's few components of Material UI read of a theme. Material UI's own `createTheme` would bring the colours
 * of all its components, and what computes them, to every page. A component that is used in addition may read what is
 * missing here, which only shows when it is rendered.
 */
export const siteTheme = createTheme(
  { palette, shape: { borderRadius: 12 } },
  {
    typography,
    shadows: Array.from({ length: 25 }, () => shadow),
    transitions,
    // Dialogs and lists open without animation if the system is set to reduced motion.
    motion: { reducedMotion: 'system' },
    zIndex: { appBar: 1100, drawer: 1200, modal: 1300, snackbar: 1400, tooltip: 1500 },
  },
) as Theme;
