import type { UnusedCode } from '../../../infra/build-steps/without-code.ts';

/** Material UI's default theme: the site always has its own, and creating one takes a phone some 20 ms. */
export const defaultThemes: UnusedCode = {
  module: /@mui\/material\/(Box\/Box|styles\/defaultTheme)\.m?js$/,
  code: 'const defaultTheme = createTheme();',
  replacement: 'const defaultTheme = {};',
};
