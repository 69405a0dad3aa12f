import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { Attempt, PublishOutcome } from './outcomes.js';

/** Emits what happens to events, for metrics. Listeners must not throw: that would count as a failure of the message. */
@Injectable()
export class MessagingActivity extends EventEmitter<{
  published: [routingKey: string, outcome: PublishOutcome['state']];
  attempted: [queue: string, outcome: Attempt['state'], seconds: number];
  /** A reaction succeeded, `lagSeconds` after the event happened. */
  handled: [queue: string, lagSeconds: number];
  /**
   * A broadcast reaction begins to receive, at the start or after an interruption: it may have missed events, so a cache that
   * it invalidates must be cleared. Not emitted in one process, where no event is missed.
   */
  broadcastsMissed: [queue: string];
  /** A reaction's queue was deleted with what it held. */
  queueDeleted: [queue: string];
}> {}
