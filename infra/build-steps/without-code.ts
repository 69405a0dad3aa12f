import type { Environment, Plugin } from 'vite';

/** Code of a package that a page has no use for. */
export interface UnusedCode {
  /** Matches the paths of its modules, with forward slashes. */
  module: RegExp;
  code: string | RegExp;
  replacement: string;
}

/**
 * Removes code that bundlers can't know to be unused. Fails the build if one of its modules no longer contains it, or if a
 * browser's build has none of its modules: the package may have moved them.
 */
export function withoutCode(unused: readonly UnusedCode[]): Plugin {
  const removed = new Set<UnusedCode>();
  return {
    name: 'without-code',
    apply: 'build',
    transform(source, id) {
      const path = id.replaceAll('\\', '/');
      const found = unused.filter(({ module }) => module.test(path));
      if (found.length === 0) return;
      let rest = source;
      for (const part of found) {
        const { code, replacement } = part;
        const before = rest;
        rest = rest.replace(code, () => replacement);
        if (rest === before) throw new Error(`${path} no longer contains: ${String(code)}`);
        if (isOfBrowser(this.environment)) removed.add(part);
      }
      return { code: rest, map: null };
    },
    buildEnd(error) {
      if (error || !isOfBrowser(this.environment)) return;
      const missing = new Set(
        unused.filter((part) => !removed.has(part)).map(({ module }) => String(module)),
      );
      if (missing.size > 0) throw new Error(`No module of the build matches ${[...missing].join(', ')}`);
    },
  };
}

const isOfBrowser = ({ config }: Environment): boolean => config.consumer === 'client';
