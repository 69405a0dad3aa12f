import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { Attempt, PublishOutcome } from './outcomes.js';

/** Emits what happens to events. What a listener throws is taken for a failure of the message. */
@Injectable()
export class MessagingActivity extends EventEmitter<{
  /** An event was offered to the transport. */
  published: [routingKey: string, outcome: PublishOutcome['state']];
  /** One attempt of a reaction ended. */
  attempted: [queue: string, outcome: Attempt['state'], seconds: number];
  /** A reaction did its work, so many seconds after the event happened. */
  handled: [queue: string, lagSeconds: number];
  /**
   * A broadcast reaction begins to receive: after an interruption, and the first time too, as something may have been
   * cached before. A cache that its events invalidate is cleared. Never in one process, where nothing is missed.
   */
  broadcastsMissed: [queue: string];
  /** A reaction's queue was deleted with what it held. */
  queueDeleted: [queue: string];
}> {}
