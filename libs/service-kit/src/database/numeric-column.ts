import type { ValueTransformer } from 'typeorm';

/** Reads numeric columns, which pg returns as text, as numbers: exact for 12 digits. Only for storing and showing amounts. */
export const numericColumn: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: unknown) => (typeof value === 'string' ? Number(value) : value),
};
