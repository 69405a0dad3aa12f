import { parseArgs } from 'node:util';
import type { ParkedEvent, ParkedFate } from '@chauffeur/messaging';
import { z } from 'zod';
import { maskAddresses } from '../logging/mask-addresses.js';

/** What an operator wants done with parked messages. */
export interface ParkedCommand {
  readonly action: 'list' | 'redeliver' | 'discard';
  /** This queue alone. */
  readonly queue?: string | undefined;
  /** This event alone. */
  readonly id?: string | undefined;
}

export const parkedUsage = `parked list [--queue NAME]
parked redeliver [--queue NAME] [--id ID]   back to the queues they come from; harmless when repeated
parked discard --queue NAME --id ID         for good`;

const schema = z
  .object({
    action: z.enum(['list', 'redeliver', 'discard']),
    queue: z.string().optional(),
    id: z.string().optional(),
  })
  .refine(({ action, queue, id }) => action !== 'discard' || (queue !== undefined && id !== undefined));

/** Throws TypeError or ZodError where the arguments are no command. */
export function parkedCommand(args: readonly string[]): ParkedCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { queue: { type: 'string' }, id: { type: 'string' } },
  });
  const [action, ...more] = positionals;
  if (more.length > 0) throw new TypeError(`what is ${more.join(' ')}?`);
  return schema.parse({ action, ...values });
}

export function fateOf({ action, id }: ParkedCommand, event: ParkedEvent): ParkedFate {
  return action === 'list' || (id !== undefined && id !== event.id) ? 'keep' : action;
}

/** One line of the list. */
export function parkedLine({ queue, id, routingKey, occurredAt, parkedAt, reason }: ParkedEvent): string {
  const time = (at: Date | null) => at?.toISOString().slice(0, 19) ?? 'unknown';
  return [
    queue,
    id,
    routingKey || 'unknown',
    `happened ${time(occurredAt)}`,
    `parked ${time(parkedAt)}`,
    maskAddresses(reason.replaceAll(/\s+/g, ' ')),
  ].join('  ');
}
