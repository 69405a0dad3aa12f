import { Logger } from '@nestjs/common';
import { connect, type AmqpConnectionManager } from 'amqp-connection-manager';
import type { ChannelModel } from 'amqplib';
import { endsWithin, pause } from '../delivery/pause.js';
import { reasonOf } from '../delivery/reason-of.js';

const HEARTBEAT_SECONDS = 5;
const RECONNECT_SECONDS = 1;
const CONNECT_TIMEOUT_MS = 5_000;
const LOOK_AGAIN_MS = 1_000;

/** One connection to RabbitMQ that comes back by itself; opened when first needed. */
export class BrokerConnection {
  readonly #logger: Logger;
  #manager: AmqpConnectionManager | undefined;
  #isBlocked = false;

  constructor(
    private readonly url: string,
    /** Shown in RabbitMQ's list of connections: `booking publisher`. */
    private readonly name: string,
  ) {
    this.#logger = new Logger(`${BrokerConnection.name} ${name}`);
  }

  open(): void {
    if (this.#manager) return;
    const manager = connect([this.url], {
      heartbeatIntervalInSeconds: HEARTBEAT_SECONDS,
      reconnectTimeInSeconds: RECONNECT_SECONDS,
      connectionOptions: {
        timeout: CONNECT_TIMEOUT_MS,
        clientProperties: { connection_name: this.name },
      },
    });
    let isReported = false;
    const reportOnce = (reason: string) => {
      if (!isReported) this.#logger.warn(`broker away: ${reason}`);
      isReported = true;
    };
    manager.on('connect', () => {
      isReported = false;
      this.#isBlocked = false;
      this.#logger.log('connected to the broker');
    });
    manager.on('disconnect', ({ err }) => reportOnce(reasonOf(err)));
    manager.on('connectFailed', ({ err }) => reportOnce(reasonOf(err)));
    manager.on('blocked', ({ reason }) => {
      this.#isBlocked = true;
      this.#logger.warn(`the broker takes no messages: ${reason}`);
    });
    manager.on('unblocked', () => {
      this.#isBlocked = false;
    });
    this.#manager = manager;
  }

  get current(): ChannelModel | undefined {
    return this.#manager?.connection;
  }

  get isOpened(): boolean {
    return this.#manager !== undefined;
  }

  get isConnected(): boolean {
    return this.#manager?.isConnected() ?? false;
  }

  /** The broker is short of memory or disk and reads no more from publishers. */
  get isBlocked(): boolean {
    return this.#isBlocked;
  }

  /** The connection, as soon as there is one; undefined when the signal ends the waiting. */
  async whenConnected(signal: AbortSignal): Promise<ChannelModel | undefined> {
    while (!signal.aborted) {
      const connection = this.current;
      if (connection) return connection;
      await this.#connectedOrLookAgain(signal);
    }
    return undefined;
  }

  async close(limitMs: number): Promise<void> {
    // Bounded: the manager's own close waits for ever while it is between two attempts to connect.
    if (this.#manager) await endsWithin(limitMs, this.#manager.close());
  }

  async #connectedOrLookAgain(signal: AbortSignal): Promise<void> {
    const waited = new AbortController();
    const stop = () => waited.abort();
    this.#manager?.on('connect', stop);
    signal.addEventListener('abort', stop);
    await pause(LOOK_AGAIN_MS, waited.signal);
    this.#manager?.removeListener('connect', stop);
    signal.removeEventListener('abort', stop);
  }
}
