import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** @typedef {{ path: string, text: string }} SourceFile with the path relative to the source folder that was read */

/**
 * Returns all TypeScript files of a folder in the repository.
 * @param {string} folder
 * @returns {SourceFile[]}
 */
export function sourceFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(join(root, folder).length + 1).replaceAll(sep, '/');
      return { path, text: readFileSync(file, 'utf8') };
    });
}

/**
 * Returns a file's relative imports as paths relative to the source folder: `text/format-date`.
 * @param {SourceFile} file
 */
export function importsOf({ path, text }) {
  return [...text.matchAll(/(?:from|import\(|import)\s*'(\.{1,2}\/[^']+)'/g)].map(([, address = '']) =>
    normalize(join(dirname(path), address)).replaceAll(sep, '/'),
  );
}
