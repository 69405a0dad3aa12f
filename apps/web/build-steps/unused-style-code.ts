import type { UnusedCode } from '../../../infra/build-steps/without-code.ts';

/** Material UI's default theme: the site always has its own, and creating one takes a phone some 20 ms. */
const defaultThemes: UnusedCode = {
  module: /\/@mui\/material\/(Box\/Box|styles\/defaultTheme)\.m?js$/,
  code: 'const defaultTheme = createTheme();',
  replacement: 'const defaultTheme = {};',
};

/**
 * Emotion's list of all attributes of HTML, which props of a styled element are compared with. The site's styled elements
 * have no other props, unless they name them (`buttons/button-styles.ts`), so Material UI's rule does.
 */
const attributeNames: UnusedCode = {
  module: /\/emotion-styled-base(\.browser)?\.esm\.js$/,
  code: 'testOmitPropsOnStringTag = isPropValid;',
  replacement:
    "testOmitPropsOnStringTag = (name) => name !== 'as' && name !== 'ownerState' && name !== 'sx' && name !== 'theme';",
};

/** Emotion's functions for each element, such as `styled.div`: the site and Material UI call `styled('div')`. */
const elementFunctions: UnusedCode = {
  module: /\/emotion-styled(\.browser)?\.esm\.js$/,
  code: /^tags\.forEach\(.*?^\}\);$/ms,
  replacement: '',
};

export const unusedStyleCode: readonly UnusedCode[] = [defaultThemes, attributeNames, elementFunctions];
