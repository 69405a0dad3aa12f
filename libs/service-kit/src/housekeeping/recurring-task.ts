import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '@chauffeur/contracts/time/durations';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { logThrottle } from '../logging/log-throttle.js';

/** A task that every replica repeats, so it must be idempotent. */
export abstract class RecurringTask
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  private readonly logger = new Logger(this.constructor.name);
  private readonly isNew = logThrottle(minuteMs);
  private readonly stopping = new AbortController();
  /** Aborted to start the next attempt before the interval is over. */
  private wanted = new AbortController();
  private attempts: Promise<void> | undefined;

  /** Milliseconds from the end of an attempt to the start of the next one. */
  protected abstract readonly intervalMs: number;
  /** Milliseconds from the application's start to the first attempt; undefined for an interval. */
  protected readonly firstDelayMs: number | undefined;
  /** Aborted when the application stops; attempts should end then. */
  protected readonly ending: AbortSignal = this.stopping.signal;

  protected abstract run(): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.attempts = this.repeat();
  }

  /** Starts the next attempt now. Any number of calls during an attempt lead to one more attempt. */
  runSoon(): void {
    this.wanted.abort();
  }

  /** Aborts the tasks of all modules before the first one is awaited, so that a stop takes as long as the slowest of them. */
  onModuleDestroy(): void {
    this.stopping.abort();
    this.wanted.abort();
  }

  /** Waits for the attempt in flight while the database is still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.attempts;
  }

  /** Stops a task that no application stops: starts no further attempt, and waits for the one in flight. */
  async stop(): Promise<void> {
    this.onModuleDestroy();
    await this.beforeApplicationShutdown();
  }

  /** Runs all attempts in one loop, so that none inherits the trace of a caller of `runSoon`. */
  private async repeat(): Promise<void> {
    const firstDelayMs = this.firstDelayMs ?? this.intervalMs;
    if (firstDelayMs > 0) await this.nextTime(firstDelayMs);
    while (!this.ending.aborted) {
      this.wanted = new AbortController();
      try {
        await this.run();
      } catch (error) {
        if (this.isNew(String(error))) this.logger.warn('not done; tried again later', error);
      }
      await this.nextTime(this.intervalMs);
    }
  }

  private async nextTime(delayMs: number): Promise<void> {
    const { signal } = this.wanted;
    await pause(delayMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
