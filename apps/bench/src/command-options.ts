import { parseArgs } from 'node:util';
import { z } from 'zod';

/** Parses command-line options with a zod object: a boolean is a flag, an array may be repeated. Throws if they are invalid. */
export function parseOptions<Schema extends z.ZodObject>(
  schema: Schema,
  args: readonly string[],
): z.output<Schema> {
  const options = Object.entries(schema.shape).map(([name, field]) => {
    const inner = innerOf(field);
    const type = inner instanceof z.ZodBoolean ? ('boolean' as const) : ('string' as const);
    return [name, { type, multiple: inner instanceof z.ZodArray }] as const;
  });
  return schema.parse(parseArgs({ args: [...args], options: Object.fromEntries(options) }).values);
}

/** Same, but prints the usage and returns undefined if the options are invalid. */
export function readOptions<Schema extends z.ZodObject>(
  command: string,
  schema: Schema,
  args: readonly string[],
): z.output<Schema> | undefined {
  try {
    return parseOptions(schema, args);
  } catch {
    process.stdout.write(`${usageOf(command, schema)}\n`);
    return undefined;
  }
}

export function usageOf(command: string, { shape }: z.ZodObject): string {
  const rows = Object.entries(shape).map(([name, field]) => {
    const inner = innerOf(field);
    const value = inner instanceof z.ZodBoolean ? '' : inner instanceof z.ZodNumber ? ' N' : ' NAME';
    const byDefault = field instanceof z.ZodDefault ? field.def.defaultValue : undefined;
    const isShown = typeof byDefault === 'number' || typeof byDefault === 'string';
    return [`--${name}${value}`, `${field.meta()?.description}${isShown ? ` (${byDefault})` : ''}`] as const;
  });
  const width = Math.max(...rows.map(([option]) => option.length));
  return [command, ...rows.map(([option, text]) => `  ${option.padEnd(width)}  ${text}`)].join('\n');
}

function innerOf(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodDefault || field instanceof z.ZodOptional ? field.unwrap() : field;
}
