import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../retry/unavailable-error.js';

/** Notifies those who rely on broadcasts that some may have been missed: a cache that events invalidate is cleared. */
@Injectable()
export class MissedBroadcasts {
  readonly #logger = new Logger(MissedBroadcasts.name);
  readonly #listeners: ((queue: string) => void | Promise<void>)[] = [];

  /**
   * `listener` is called each time a broadcast reaction, `<service>.<effect>`, begins to receive: after an interruption,
   * and the first time too, as something may have been cached before. Never in one process, where nothing is missed.
   */
  onMissed(listener: (queue: string) => void | Promise<void>): void {
    this.#listeners.push(listener);
  }

  report(queue: string): void {
    for (const listener of this.#listeners) {
      (async () => listener(queue))().catch((error: unknown) =>
        this.#logger.error(`${queue}: ${reasonOf(error)}`),
      );
    }
  }
}
