import type { DeadLetter, DeadLetterResolution, DeadLetterStore } from '@chauffeur/messaging';
import { maskAddresses } from '../logging/mask-addresses.js';
import type { DeadLettersCommand } from './operator-command.js';

/**
 * Runs a command on these queues, and prints a line for each dead letter that it affected. Rejects if a queue does not exist
 * or the store does not respond; earlier dead letters stay handled then.
 */
export async function handleDeadLetters(
  command: DeadLettersCommand,
  queues: readonly string[],
  store: Pick<DeadLetterStore, 'visit'>,
  print: (line: string) => void,
): Promise<void> {
  if (command.queue !== undefined && !queues.includes(command.queue)) {
    throw new Error(`the service has no queue ${command.queue}; its queues: ${queues.join(', ') || 'none'}`);
  }
  let count = 0;
  for (const queue of command.queue === undefined ? queues : [command.queue]) {
    const seen = await store.visit(queue, (event) => resolutionOf(command, event));
    const selected = seen.filter(
      (event) => command.action === 'list' || resolutionOf(command, event) !== 'keep',
    );
    for (const event of selected) print(deadLetterLine(event));
    count += selected.length;
  }
  const done = { list: 'dead letters', redeliver: 'redelivered', discard: 'discarded' }[command.action];
  print(`${count} ${done}`);
}

/** Returns what the command does with a dead letter; a command without an id is for all of them. */
export function resolutionOf({ action, id }: DeadLettersCommand, event: DeadLetter): DeadLetterResolution {
  return action === 'list' || (id !== undefined && id !== event.id) ? 'keep' : action;
}

export function deadLetterLine({
  queue,
  id,
  routingKey,
  occurredAt,
  rejectedAt,
  reason,
}: DeadLetter): string {
  const time = (at: Date | null) => at?.toISOString().slice(0, 19) ?? 'unknown';
  return [
    queue,
    id,
    routingKey || 'unknown',
    `happened ${time(occurredAt)}`,
    `rejected ${time(rejectedAt)}`,
    maskAddresses(reason.replaceAll(/\s+/g, ' ')),
  ].join('  ');
}
