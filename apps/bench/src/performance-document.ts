import { readFile, writeFile } from 'node:fs/promises';

/** The command that measured. */
type Bench = 'bench:web' | 'bench:bookings';

/**
 * Puts a new measurement into the document's place for it, between two lines that name the command. Throws where the
 * document has no such place.
 */
export function withMeasurement(document: string, measurement: string, bench: Bench = 'bench:web'): string {
  const begin = `<!-- begin of ${bench} -->`;
  const end = `<!-- end of ${bench} -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no "${begin}" … "${end}".`);
  return `${document.slice(0, from + begin.length)}\n\n${measurement}\n\n${document.slice(to)}`;
}

/** Writes a measurement into a document, in place. */
export async function writeMeasurement(file: string, measurement: string, bench?: Bench): Promise<void> {
  await writeFile(file, withMeasurement(await readFile(file, 'utf8'), measurement, bench));
}
