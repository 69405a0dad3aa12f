import { once } from 'node:events';
import { Logger } from '@nestjs/common';
import { connect, type AmqpConnectionManager } from 'amqp-connection-manager';
import type { ChannelModel } from 'amqplib';
import { settlesWithin } from '../retry/timeouts.js';
import { reasonOf } from '../retry/unavailable-error.js';
import { CLOSE_TIMEOUT_MS } from './topology.js';

const HEARTBEAT_SECONDS = 5;
const RECONNECT_SECONDS = 1;
const CONNECT_TIMEOUT_MS = 5_000;
const POLL_MS = 1_000;

/** A connection to RabbitMQ that is opened on first use and reconnects automatically. */
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
      if (!isReported) this.#logger.warn(`broker unavailable: ${reason}`);
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

  /** True if connected, or if nothing has needed the connection yet. */
  get isReady(): boolean {
    return this.#manager?.isConnected() ?? true;
  }

  /** False while disconnected, or while the broker blocks publishers because it is short of memory or disk. */
  get takesMessages(): boolean {
    return this.current !== undefined && !this.#isBlocked;
  }

  /** Waits for the connection; resolves with undefined when the signal is aborted first. */
  async whenConnected(signal: AbortSignal): Promise<ChannelModel | undefined> {
    while (!signal.aborted && this.#manager) {
      if (this.current) return this.current;
      const waiting = AbortSignal.any([signal, AbortSignal.timeout(POLL_MS)]);
      await once(this.#manager, 'connect', { signal: waiting }).catch(() => undefined);
    }
    return undefined;
  }

  async close(): Promise<void> {
    // With a timeout: the manager's own close never ends while it is between two attempts to connect.
    if (this.#manager) await settlesWithin(CLOSE_TIMEOUT_MS, this.#manager.close());
  }
}
