import { Injectable } from '@nestjs/common';
import type { Attempt } from '../delivery/attempt-reaction.js';
import type { PublishOutcome } from '../transport.js';

/** Told of what happens, as it happens; what it throws would be taken for a failure of the message. */
export interface MessagingObserver {
  /** An event was offered to the transport. */
  published(routingKey: string, outcome: PublishOutcome['state']): void;
  /** One attempt of a reaction ended. */
  attempted(queue: string, outcome: Attempt['state'], seconds: number): void;
  /** A reaction did its work, so many seconds after the event happened. */
  handled(queue: string, lagSeconds: number): void;
}

/** Where somebody who measures hears of events published and handled. */
@Injectable()
export class MessagingActivity implements MessagingObserver {
  readonly #observers: MessagingObserver[] = [];

  watch(observer: MessagingObserver): void {
    this.#observers.push(observer);
  }

  published(routingKey: string, outcome: PublishOutcome['state']): void {
    for (const observer of this.#observers) observer.published(routingKey, outcome);
  }

  attempted(queue: string, outcome: Attempt['state'], seconds: number): void {
    for (const observer of this.#observers) observer.attempted(queue, outcome, seconds);
  }

  handled(queue: string, lagSeconds: number): void {
    for (const observer of this.#observers) observer.handled(queue, lagSeconds);
  }
}
