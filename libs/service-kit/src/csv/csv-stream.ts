import { pipeline, Readable } from 'node:stream';
import type { Language } from '@chauffeur/contracts/languages';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { phoneText } from './phone-text.js';

/** A phone that spreadsheets show as it is, without the apostrophe of the formula guard. */
export interface PhoneCell {
  readonly phone: string;
}
type CsvCell = string | number | PhoneCell | null;

/** A column of a table file: its heading, and what stands under it for a record. */
export interface CsvColumn<Item> {
  readonly heading: string;
  readonly value: (item: Item) => CsvCell;
}

/** What a spreadsheet with the regional settings of the language reads as columns and numbers. */
const dialects: Readonly<Record<Language, { delimiter: string; decimalPoint: string }>> = {
  en: { delimiter: ',', decimalPoint: '.' },
  ru: { delimiter: ';', decimalPoint: ',' },
};

/**
 * A table as UTF-8 CSV (RFC 4180), written as fast as it is read, so that memory holds a few records however many there
 * are. CSV and no workbook for that reason. It begins with the byte order mark by which spreadsheets detect UTF-8; Russian has
 * semicolons and decimal commas, as spreadsheets with Russian settings expect. Text that a spreadsheet would run as a formula
 * (`=`, `+`, `-`, `@`, tab or carriage return first) gets an apostrophe before it, numbers and phones do not. A failure of
 * `items` fails the stream; a stream that is destroyed ends `items`.
 */
export function csvStream<Item>(
  columns: readonly CsvColumn<Item>[],
  items: AsyncIterable<Item> | Iterable<Item>,
  language: Language = 'en',
): Readable {
  const { delimiter, decimalPoint } = dialects[language];
  const csv = stringify({
    header: true,
    columns: columns.map(({ heading }) => ({ key: heading, header: heading })),
    bom: true,
    record_delimiter: 'windows',
    delimiter,
    cast: {
      number: (number) => String(number).replace('.', decimalPoint),
      object: ({ phone }) => phoneCell(String(phone)),
    },
    escape_formulas: true,
    // A line break alone is not the delimiter of records, and yet ends a row where it is not in quotes.
    quoted_match: /[\r\n]/,
  });
  const records = Readable.from(recordsOf(columns, items));
  // The failure reaches the reader of the stream.
  return pipeline(records, csv, () => undefined);
}

/**
 * The response of a route that exports a table: `return csvFile('bookings-2026-11-21', columns, items, 'ru')`.
 * @param name file name without its extension: letters, digits and hyphens
 */
export function csvFile<Item>(
  name: string,
  columns: readonly CsvColumn<Item>[],
  items: AsyncIterable<Item> | Iterable<Item>,
  language: Language,
): StreamableFile {
  return new StreamableFile(csvStream(columns, items, language), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}

async function* recordsOf<Item>(
  columns: readonly CsvColumn<Item>[],
  items: AsyncIterable<Item> | Iterable<Item>,
): AsyncGenerator<CsvCell[]> {
  for await (const item of items) yield columns.map(({ value }) => value(item));
}

function phoneCell(phone: string) {
  const grouped = phoneText(phone);
  return grouped === null ? phone : { value: grouped, escape_formulas: false };
}
