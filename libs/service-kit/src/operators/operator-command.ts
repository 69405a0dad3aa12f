import { parseArgs } from 'node:util';
import { z } from 'zod';

export const deadLettersUsage = `dead-letters list [--queue NAME]
dead-letters redeliver [--queue NAME] [--id ID]   to their own queues; safe to repeat
dead-letters discard --queue NAME --id ID         permanently`;

export const eventsUsage = `events resend --queue NAME [--since TIME]   events of the last week, or since TIME, to one queue; safe to repeat`;

const deadLetters = z
  .strictObject({
    action: z.enum(['list', 'redeliver', 'discard']),
    queue: z.string().optional(),
    id: z.string().optional(),
  })
  .refine(({ action, queue, id }) => action !== 'discard' || (queue !== undefined && id !== undefined));

/** An operator's command for dead letters: for all, those of one queue, or one event. */
export type DeadLettersCommand = z.output<typeof deadLetters>;

const events = z.strictObject({
  action: z.literal('resend'),
  queue: z.string().regex(/^[\w-]+\.[\w-]+$/),
  since: z.coerce.date().optional(),
});

/** Parses a command for dead letters. Throws TypeError or ZodError if the arguments are invalid. */
export const deadLettersCommand = (args: readonly string[]) => deadLetters.parse(parsed(args));

/** Parses a command to resend events. Throws TypeError or ZodError if the arguments are invalid. */
export const eventsCommand = (args: readonly string[]) => events.parse(parsed(args));

function parsed(args: readonly string[]): object {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { queue: { type: 'string' }, id: { type: 'string' }, since: { type: 'string' } },
  });
  const [action, ...more] = positionals;
  if (more.length > 0) throw new TypeError(`unexpected: ${more.join(' ')}`);
  return { action, ...values };
}
