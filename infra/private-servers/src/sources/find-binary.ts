import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** The first of the programs that exists: absolute paths as they are, names looked up in PATH. */
export function findBinary(
  candidates: readonly string[],
  path = process.env['PATH'] ?? '',
): string | undefined {
  for (const candidate of candidates) {
    const places = isAbsolute(candidate)
      ? [candidate]
      : path.split(delimiter).map((folder) => join(folder, candidate));
    const found = places.find((place) => isProgram(place));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
