import { pipeline, Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';

/** A column of a table file: its heading, and what stands under it for a record. */
export interface CsvColumn<Item> {
  readonly heading: string;
  readonly value: (item: Item) => string | number | null;
}

/**
 * A table as UTF-8 CSV (RFC 4180), written as fast as it is read, so that memory holds a few records however many there
 * are. It begins with the byte order mark by which spreadsheets detect UTF-8. Text that a spreadsheet would run as a formula
 * (`=`, `+`, `-`, `@`, tab or carriage return first) gets an apostrophe before it. A failure of `items` fails the
 * stream; a stream that is destroyed ends `items`.
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
  // The failure reaches the reader of the stream.
  return pipeline(records, csv, () => undefined);
}

/**
 * The response of a route that exports a table: `return csvFile('bookings-2026-11-21', columns, items)`.
 * @param name file name without its extension: letters, digits and hyphens
 */
export function csvFile<Item>(
  name: string,
  columns: readonly CsvColumn<Item>[],
  items: AsyncIterable<Item> | Iterable<Item>,
): StreamableFile {
  return new StreamableFile(csvStream(columns, items), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}

async function* recordsOf<Item>(
  columns: readonly CsvColumn<Item>[],
  items: AsyncIterable<Item> | Iterable<Item>,
): AsyncGenerator<(string | number | null)[]> {
  for await (const item of items) yield columns.map(({ value }) => value(item));
}
