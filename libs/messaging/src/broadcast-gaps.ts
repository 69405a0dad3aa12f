import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from './delivery/reason-of.js';

type GapListener = (queue: string) => void | Promise<void>;

/** Tells those who rely on broadcasts that some may have been missed: a cache kept fresh by events drops all it has. */
@Injectable()
export class BroadcastGaps {
  readonly #logger = new Logger(BroadcastGaps.name);
  readonly #listeners: GapListener[] = [];

  /**
   * `listener` is called each time a broadcast reaction, `<service>.<effect>`, begins to hear: after an interruption,
   * and the first time too, as something may have been kept before. Never in one process, where nothing is missed.
   */
  onGap(listener: GapListener): void {
    this.#listeners.push(listener);
  }

  tell(queue: string): void {
    for (const listener of this.#listeners) {
      void this.#tellOne(listener, queue);
    }
  }

  async #tellOne(listener: GapListener, queue: string): Promise<void> {
    try {
      await listener(queue);
    } catch (error) {
      this.#logger.error(`${queue}: ${reasonOf(error)}`);
    }
  }
}
