import { z } from 'zod';
import { language } from '../languages/language.js';

/** What separates the columns of a table file: commas go with decimal points, semicolons with decimal commas. */
export const tableSeparators = ['comma', 'semicolon'] as const;
export type TableSeparator = (typeof tableSeparators)[number];

/** How a table is exported. Without a separator, the file has that of spreadsheets in its language. */
export const tableFileOptions = {
  language: language.default('en'),
  separator: z.enum(tableSeparators, 'separator.invalid').optional(),
} as const;
const options = z.object(tableFileOptions);
export type TableFileOptions = z.infer<typeof options>;
