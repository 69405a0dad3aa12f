import { readFile, writeFile } from 'node:fs/promises';

/**
 * Puts a new measurement into the document's place for it, between two lines that name what measured, such as
 * `bench:web` or `test:faults`. Throws where the document has no such place.
 */
export function withMeasurement(document: string, measurement: string, bench = 'bench:web'): string {
  const { from, to } = placeOf(document, bench);
  return `${document.slice(0, from)}\n\n${measurement}\n\n${document.slice(to)}`;
}

/** What stands in the document's place now; empty where nothing does. Throws where there is no such place. */
export function measurementIn(document: string, bench: string): string {
  const { from, to } = placeOf(document, bench);
  return document.slice(from, to).trim();
}

function placeOf(document: string, bench: string): { from: number; to: number } {
  const begin = `<!-- begin of ${bench} -->`;
  const end = `<!-- end of ${bench} -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no "${begin}" … "${end}".`);
  return { from: from + begin.length, to };
}

/** Writes a measurement into a document, in place. */
export async function writeMeasurement(file: string, measurement: string, bench?: string): Promise<void> {
  await writeFile(file, withMeasurement(await readFile(file, 'utf8'), measurement, bench));
}
