import { pipeline, Readable } from 'node:stream';
import type { TableFileOptions, TableSeparator } from '@chauffeur/contracts/http/table-file';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { phoneText } from './phone-text.js';

/** A phone number, which is not escaped as a formula. */
export interface PhoneCell {
  readonly phone: string;
}
type CsvCell = string | number | PhoneCell | null;

/** A column of a table file: its heading and how its cells are read from records. */
export interface CsvColumn<Item> {
  readonly heading: string;
  readonly value: (item: Item) => CsvCell;
}

/** Returns the column of each heading, in the order of the headings; `values` has the same names. */
export function csvColumns<Item, Name extends string>(
  headings: Readonly<Record<Name, string>>,
  values: Readonly<Record<NoInfer<Name>, CsvColumn<Item>['value']>>,
): CsvColumn<Item>[] {
  const names = Object.keys(headings) as Name[];
  return names.map((name) => ({ heading: headings[name], value: values[name] }));
}

const dialects: Readonly<Record<TableSeparator, { delimiter: string; decimalPoint: string }>> = {
  comma: { delimiter: ',', decimalPoint: '.' },
  semicolon: { delimiter: ';', decimalPoint: ',' },
};

/** How spreadsheets with the regional settings of each language separate columns. */
const separators: Readonly<Record<Language, TableSeparator>> = { en: 'comma', ru: 'semicolon' };

/**
 * Streams a table as UTF-8 CSV (RFC 4180) with backpressure, so that memory holds only a few records; a workbook could not be
 * streamed like this. Begins with the byte order mark, by which spreadsheets detect UTF-8. Russian files have semicolons and
 * decimal commas, as spreadsheets with Russian settings expect, unless another `separator` is given. Text that a spreadsheet
 * would run as a formula (beginning with `=`, `+`, `-`, `@`, tab or carriage return) is prefixed with an apostrophe; numbers
 * and phones are not. If `items` fails, the stream fails; if the stream is destroyed, `items` ends.
 */
export function csvStream<Item>(
  columns: readonly CsvColumn<Item>[],
  items: AsyncIterable<Item> | Iterable<Item>,
  { language, separator = separators[language] }: TableFileOptions = { language: 'en' },
): Readable {
  const { delimiter, decimalPoint } = dialects[separator];
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
    // A single \r or \n is not the record delimiter, but spreadsheets end a row at it unless it is quoted.
    quoted_match: /[\r\n]/,
  });
  const records = Readable.from(recordsOf(columns, items));
  // Nothing to do on failure: the reader of the stream gets the error.
  return pipeline(records, csv, () => undefined);
}

/**
 * Creates the response of a route that exports a table: `csvFile('bookings-2026-11-21', columns, items, { language: 'ru' })`.
 * @param name file name without its extension: letters, digits and hyphens
 */
export function csvFile<Item>(
  name: string,
  columns: readonly CsvColumn<Item>[],
  items: AsyncIterable<Item> | Iterable<Item>,
  options: TableFileOptions,
): StreamableFile {
  return new StreamableFile(csvStream(columns, items, options), {
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
