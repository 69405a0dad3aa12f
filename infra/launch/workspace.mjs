import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Absolute path of something in the repository.
 * @param {...string} parts
 */
export function inRoot(...parts) {
  return join(root, ...parts);
}

/** An end that was foreseen: its message is one line for people, shown without a stack. */
export class LaunchError extends Error {
  /** @override */
  name = 'LaunchError';
}

/**
 * Shows why a command ends: one line where it was foreseen, the stack where it was not.
 * @param {unknown} error
 */
export function explain(error) {
  const foreseen = error instanceof Error && ['LaunchError', 'ServerError'].includes(error.name);
  process.stderr.write(
    `${foreseen ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
}
