import { join } from 'node:path';
import { z } from 'zod';
import { readOptions } from './command-options.js';
import { machine, today, writeMeasurement } from './performance-document.js';

export const print = (line: string): boolean => process.stdout.write(`${line}\n`);

export const runs = z.coerce.number().int().min(1).max(50).default(5);

/** Adds `--write`, which all measurements have, to the options of one. */
export const withWrite = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, write: z.boolean().default(false).describe('write the results into the document') });

type Options<Shape extends z.ZodRawShape> = z.output<ReturnType<typeof withWrite<Shape>>>;

interface Report {
  /** Printed after date and machine, such as `median of 5 runs`. */
  readonly conditions: string;
  /** Tables and texts, in order. */
  readonly parts: readonly string[];
  readonly isMet: boolean;
  /** Whether the document has a place for the report; true by default. */
  readonly isWritten?: boolean;
}

interface Bench<Shape extends z.ZodRawShape, Setup> {
  readonly name: string;
  readonly options: Shape;
  /** Register in `stack` what has to be stopped afterwards. */
  readonly measure: (options: Options<Shape>, setup: Setup, stack: AsyncDisposableStack) => Promise<Report>;
}

/**
 * Creates a command that prints its report and, with `--write`, stores it in `<documents>/<name>.md`. It returns its exit
 * code: 0 if every goal is met, 1 if not, 2 if the arguments are invalid.
 */
export function bench<Shape extends z.ZodRawShape, Setup extends object>({
  name,
  options: shape,
  measure,
}: Bench<Shape, Setup>) {
  return async (
    setup: Setup & { readonly args: readonly string[]; readonly documents: string },
  ): Promise<number> => {
    const options = readOptions(`npm run bench -- ${name}`, withWrite(shape), setup.args);
    if (!options) return 2;
    await using stack = new AsyncDisposableStack();
    const { conditions, parts, isMet, isWritten = true } = await measure(options, setup, stack);
    const report = [`Measured on ${today()}, ${machine()}, ${conditions}.`, ...parts].join('\n\n');
    print(`\n${report}\n`);
    const { write }: { readonly write?: unknown } = options;
    if (write && isWritten) {
      await writeMeasurement(join(setup.documents, `${name}.md`), report, `bench ${name}`);
    }
    return isMet ? 0 : 1;
  };
}
