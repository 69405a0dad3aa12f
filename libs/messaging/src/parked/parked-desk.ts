import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { PATTERN_EXTRAS_METADATA } from '@nestjs/microservices/constants.js';
import { ParkedTable } from '../in-process/parked-table.js';
import { MessagingDatabase } from '../messaging-database.js';
import type { MessagingOptions } from '../messaging.options.js';
import { MESSAGING_OPTIONS } from '../messaging.tokens.js';
import { DeadLetters } from '../rabbitmq/dead-letters.js';
import type { ReactionExtras } from '../reactions/reacts-to.js';
import type { ParkedStore } from './parked-event.js';

/** Operators' way to what is parked for the reactions of this service, whatever carries its events. */
@Injectable()
export class ParkedDesk {
  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: MessagingOptions,
    private readonly database: MessagingDatabase,
    private readonly discovery: DiscoveryService,
  ) {}

  /** `<service>.<effect>` of each of its reactions that must not miss an event, in the alphabet's order. */
  queues(): string[] {
    const effects = this.discovery.getControllers().flatMap(({ metatype }) => {
      const methods = Object.values(Object.getOwnPropertyDescriptors(metatype?.prototype ?? {}));
      return methods.flatMap(({ value }) => {
        const extras: Partial<ReactionExtras> | undefined =
          typeof value === 'function' ? Reflect.getMetadata(PATTERN_EXTRAS_METADATA, value) : undefined;
        return extras?.effect && extras.delivery === 'queue' ? [extras.effect] : [];
      });
    });
    return effects.map((effect) => `${this.options.service}.${effect}`).toSorted();
  }

  /** Rejects where the broker, or the database, does not answer. */
  async open(): Promise<ParkedStore> {
    const { transport } = this.options;
    if (transport.kind === 'rabbitmq') return DeadLetters.open(transport.url);
    return new ParkedTable(this.database.source);
  }
}
