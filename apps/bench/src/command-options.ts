import { parseArgs } from 'node:util';
import { z } from 'zod';

/** Parses command-line options with a zod object: a boolean is a flag, an array may be repeated. Throws if they are invalid. */
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

/** Same, but prints the usage and returns undefined if the options are invalid. */
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
