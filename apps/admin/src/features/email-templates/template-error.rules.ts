import type { FieldError as FormFieldError } from 'react-hook-form';
import { RequestFailed } from '../../api/send-request';

export type TemplateField = 'subjectTemplate' | 'htmlTemplate';

/** What is wrong with a subject or an HTML, and where; line and column count from 1. */
export interface TemplateError {
  readonly code: string;
  /** What is not known or not allowed. */
  readonly name?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

export type TemplateErrors = Partial<Record<TemplateField, TemplateError>>;

/** The errors that the server found in a template. */
export function templateErrorsIn(failure: unknown): TemplateErrors {
  const errors = failure instanceof RequestFailed ? (failure.problem?.errors ?? []) : [];
  return Object.fromEntries(
    errors.map(({ field, code, params }) => [field, { code, ...placeIn(params ?? {}) }] as const),
  );
}

/** A form's error with the place that the server named beside it. */
export function templateErrorOf(error: FormFieldError | undefined): TemplateError | undefined {
  return error?.message === undefined ? undefined : { code: error.message, ...placeIn(error.types ?? {}) };
}

function placeIn({ name, line, column }: Readonly<Record<string, unknown>>): Omit<TemplateError, 'code'> {
  return {
    name: typeof name === 'string' ? name : undefined,
    line: line === undefined ? undefined : Number(line),
    column: column === undefined ? undefined : Number(column),
  };
}

/** From where to where to mark an error: the name that it is about, else to the end of its braces or of its line. */
export function rangeOf(text: string, { line, column }: TemplateError): { from: number; to: number } | null {
  if (line === undefined) return null;
  const lines = text.split('\n');
  const invalid = lines[line - 1];
  if (invalid === undefined) return null;
  const start = lines.slice(0, line - 1).reduce((length, before) => length + before.length + 1, 0);
  const from = start + Math.min((column ?? 1) - 1, invalid.length);
  const end = start + invalid.length;
  const marked = /^[\w@./]+|^.*?\}\}/.exec(text.slice(from, end))?.[0].length ?? end - from;
  // Behind the last character nothing could be seen: its line instead.
  return marked > 0 ? { from, to: from + marked } : { from: start, to: end };
}
