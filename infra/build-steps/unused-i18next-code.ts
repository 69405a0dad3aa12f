import type { UnusedCode } from './without-code.ts';

const i18next = /\/i18next\/dist\/esm\/i18next\.js$/;

/** The class that reads texts from a server: ours are in the script or in the page. */
const textLoading: UnusedCode = {
  module: i18next,
  code: /^class Connector extends EventEmitter \{.*?^\}/ms,
  replacement: 'class Connector extends EventEmitter {\n  state = {};\n}',
};

/** Methods that no page calls: `dir` has a list of languages that are written from right to left. */
const unusedMethods = ['dir', 'cloneInstance', 'reloadResources'];

/** What the site and the driver's page leave out of i18next. */
export const unusedI18nextCode: readonly UnusedCode[] = [
  textLoading,
  ...unusedMethods.map((name) => ({
    module: i18next,
    code: new RegExp(String.raw`^  ${name}\(.*?^  \}$`, 'ms'),
    replacement: `  ${name}() {}`,
  })),
];
