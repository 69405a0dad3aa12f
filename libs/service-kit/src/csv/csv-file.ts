import { StreamableFile } from '@nestjs/common';
import { csvStream, type CsvColumn } from './csv-stream.js';

/**
 * The answer of a route that exports a table: `return csvFile('bookings-2026-11-21', columns, items)`.
 * @param name file name without its ending: letters, digits and hyphens
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
