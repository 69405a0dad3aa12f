import { readFile, writeFile } from 'node:fs/promises';

/** Between these two lines of the document stands what the last written measurement found. */
const begin = '<!-- begin of bench:web -->';
const end = '<!-- end of bench:web -->';

/** Puts a new measurement into the document's place for it. Throws where the document has no such place. */
export function withMeasurement(document: string, measurement: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no "${begin}" … "${end}".`);
  return `${document.slice(0, from + begin.length)}\n\n${measurement}\n\n${document.slice(to)}`;
}

/** Writes a measurement into a document, in place. */
export async function writeMeasurement(file: string, measurement: string): Promise<void> {
  await writeFile(file, withMeasurement(await readFile(file, 'utf8'), measurement));
}
