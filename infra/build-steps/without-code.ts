import type { Plugin } from 'vite';

/** Code of a package that a page has no use for. */
export interface UnusedCode {
  /** Matches the paths of its modules, with forward slashes. */
  module: RegExp;
  code: string | RegExp;
  replacement: string;
}

/** The class of i18next that reads texts from a server: ours are in the script or in the page. */
export const textLoading: UnusedCode = {
  module: /\/i18next\/dist\/esm\/i18next\.js$/,
  code: /^class Connector extends EventEmitter \{.*?^\}/ms,
  replacement: 'class Connector extends EventEmitter {\n  state = {};\n}',
};

/** Removes code that bundlers can't know to be unused. Fails the build if one of its modules no longer contains it. */
export function withoutCode(unused: readonly UnusedCode[]): Plugin {
  return {
    name: 'without-code',
    apply: 'build',
    transform(source, id) {
      const path = id.replaceAll('\\', '/');
      const found = unused.filter(({ module }) => module.test(path));
      if (found.length === 0) return;
      let rest = source;
      for (const { code, replacement } of found) {
        const before = rest;
        rest = rest.replace(code, () => replacement);
        if (rest === before) throw new Error(`${path} no longer contains: ${String(code)}`);
      }
      return { code: rest, map: null };
    },
  };
}
