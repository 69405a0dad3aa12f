import type { ParkedStore } from '@chauffeur/messaging';
import { fateOf, parkedLine, type ParkedCommand } from './parked-command.js';

/**
 * Does what an operator wants with the messages that are parked for these queues, and says what it did, a line each.
 * Rejects where there is no such queue, or where what keeps them does not answer; what was done until then is done.
 */
export async function handleParked(
  command: ParkedCommand,
  queues: readonly string[],
  store: Pick<ParkedStore, 'visit'>,
  say: (line: string) => void,
): Promise<void> {
  if (command.queue !== undefined && !queues.includes(command.queue)) {
    throw new Error(`there is no queue ${command.queue} here, but ${queues.join(', ') || 'none'}`);
  }
  let count = 0;
  for (const queue of command.queue === undefined ? queues : [command.queue]) {
    const seen = await store.visit(queue, (event) => fateOf(command, event));
    const meant = seen.filter((event) => command.action === 'list' || fateOf(command, event) !== 'keep');
    for (const event of meant) say(parkedLine(event));
    count += meant.length;
  }
  const did = { list: 'parked', redeliver: 'redelivered', discard: 'discarded' }[command.action];
  say(`${count} ${did}`);
}
