import { parseArgs } from 'node:util';
import { z } from 'zod';

/**
 * Reads a command line by a zod object: a boolean is a flag, an array may be given several times. Throws where the
 * arguments are invalid.
 */
export function parseOptions<Schema extends z.ZodObject>(
  schema: Schema,
  args: readonly string[],
): z.output<Schema> {
  const options = Object.entries(schema.shape).map(([name, field]) => {
    const inner = field instanceof z.ZodDefault ? field.unwrap() : field;
    const type = inner instanceof z.ZodBoolean ? ('boolean' as const) : ('string' as const);
    return [name, { type, multiple: inner instanceof z.ZodArray }] as const;
  });
  return schema.parse(parseArgs({ args: [...args], options: Object.fromEntries(options) }).values);
}

/** The same; prints the usage and returns undefined where the arguments are invalid. */
export function readOptions<Schema extends z.ZodObject>(
  schema: Schema,
  usage: string,
  args: readonly string[],
): z.output<Schema> | undefined {
  try {
    return parseOptions(schema, args);
  } catch {
    process.stdout.write(`${usage}\n`);
    return undefined;
  }
}
