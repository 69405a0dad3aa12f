import type { FieldError as FormFieldError } from 'react-hook-form';
import { RequestFailed } from '../../api/send-request';

export type TemplateField = 'subjectTemplate' | 'htmlTemplate';

/** An error in a subject or HTML, with its position. Line and column count from 1. */
export interface TemplateError {
  readonly code: string;
  /** The name that is unknown or not allowed. */
  readonly name?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

export type TemplateErrors = Partial<Record<TemplateField, TemplateError>>;

/** Returns the errors that the server found in a template. */
export function templateErrorsIn(failure: unknown): TemplateErrors {
  const errors = failure instanceof RequestFailed ? (failure.problem?.errors ?? []) : [];
  return Object.fromEntries(
    errors.map(({ field, code, params }) => [field, { code, ...placeIn(params ?? {}) }] as const),
  );
}

/** Returns a form's error with the position that the server sent. */
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

/** Returns the range to mark: the name in question, or else the rest of its braces or its line. */
export function markedRange(
  text: string,
  { line, column }: TemplateError,
): { from: number; to: number } | null {
  if (line === undefined) return null;
  const lines = text.split('\n');
  const invalid = lines[line - 1];
  if (invalid === undefined) return null;
  const start = lines.slice(0, line - 1).reduce((length, before) => length + before.length + 1, 0);
  const from = start + Math.min((column ?? 1) - 1, invalid.length);
  const end = start + invalid.length;
  const marked = /^[\w@./]+|^.*?\}\}/.exec(text.slice(from, end))?.[0].length ?? end - from;
  // At the end of a line there is nothing to mark, so the whole line is marked.
  return marked > 0 ? { from, to: from + marked } : { from: start, to: end };
}
