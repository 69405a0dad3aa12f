import { Inject, Injectable } from '@nestjs/common';
import { DeadLetterTable } from '../in-process/dead-letter-table.js';
import { MessagingDatabase } from '../database/messaging-database.js';
import { MESSAGING_OPTIONS, type MessagingOptions } from './messaging.options.js';
import { DeadLetterQueues } from '../rabbitmq/dead-letter-queues.js';
import { reactionsOf } from '../reactions/reacts-to.js';
import type { DeadLetterStore } from '../dead-letters/dead-letter.js';

/** Gives operators access to the dead letters of this service's reactions, on either transport. */
@Injectable()
export class DeadLetterService {
  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: MessagingOptions,
    private readonly database: MessagingDatabase,
  ) {}

  /** Returns the queues `<service>.<effect>` of the service's reactions, without broadcasts, in alphabetical order. */
  queues(): string[] {
    return this.options.subscriptions
      .flatMap((type) => reactionsOf(type))
      .filter(({ delivery }) => delivery === 'queue')
      .map(({ effect }) => `${this.options.service}.${effect}`)
      .toSorted();
  }

  /** Opens the store of dead letters. Rejects if the broker does not respond. */
  async open(): Promise<DeadLetterStore> {
    const { transport } = this.options;
    if (transport.kind === 'rabbitmq') return DeadLetterQueues.open(transport.url);
    return new DeadLetterTable(this.database.source);
  }
}
