import type { ValueTransformer } from 'typeorm';

/** numeric columns arrive as text; amounts of at most 12 digits are exact as numbers. Only for storing and showing. */
export const numericColumn: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: unknown) => (typeof value === 'string' ? Number(value) : value),
};
