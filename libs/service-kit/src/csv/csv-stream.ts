import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A column of a table file: its heading, and what stands under it for a record. */
export interface CsvColumn<Item> {
  readonly heading: string;
  readonly value: (item: Item) => string | number | null;
}

/**
 * A table as UTF-8 CSV (RFC 4180), written as fast as it is read, so that memory holds a few records however many there
 * are. It begins with the mark by which spreadsheets know UTF-8. Text that a spreadsheet would run as a formula
 * (`=`, `+`, `-`, `@`, tab or carriage return first) gets an apostrophe before it. A failure of `items` fails the
 * stream; a stream that is given up ends `items`.
 */
export function csvStream<Item>(
  columns: readonly CsvColumn<Item>[],
  items: AsyncIterable<Item> | Iterable<Item>,
): Readable {
  const csv = stringify({
    header: true,
    columns: columns.map(({ heading }) => ({ key: heading, header: heading })),
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  const records = Readable.from(recordsOf(columns, items));
  // The failure reaches whoever reads the stream.
  return pipeline(records, csv, () => undefined);
}

async function* recordsOf<Item>(
  columns: readonly CsvColumn<Item>[],
  items: AsyncIterable<Item> | Iterable<Item>,
): AsyncGenerator<(string | number | null)[]> {
  for await (const item of items) yield columns.map(({ value }) => value(item));
}
