import type { UnusedCode } from '../../../infra/build-steps/without-code.ts';

export const unusedInStyles: readonly UnusedCode[] = [
  {
    // The default theme of Material UI: the site always has its own, and creating one takes a phone some 20 ms.
    module: /@mui\/material\/(Box\/Box|styles\/defaultTheme)\.m?js$/,
    code: 'const defaultTheme = createTheme();',
    replacement: 'const defaultTheme = {};',
  },
  {
    // Emotion's withTheme alone uses it, which the bundler sees; but not that importing it does nothing.
    module: /\/@emotion\/react\/dist\/emotion-react\.browser\.esm\.js$/,
    code: "import 'hoist-non-react-statics';",
    replacement: '',
  },
];
