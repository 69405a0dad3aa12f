import { sessionPaths } from '@chauffeur/contracts/identity/identity-paths';
import { sessionIds } from '@chauffeur/contracts/identity/session';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Identity } from '../upstream/upstream.module.js';
import { LiveUpdates } from './live-updates.js';

/** Milliseconds between two polls of identity, and after one that failed. */
const interval = { usual: 1_000, failed: 10_000 } as const;

/**
 * Polls identity every second for the sessions that have a stream here, and ends the streams of those that are over.
 * This covers sessions ended on any replica, for any reason, and also while the broker is unavailable.
 */
@Injectable()
export class EndStreamsOfEndedSessions implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private isClosing = false;

  constructor(
    private readonly identity: Identity,
    private readonly updates: LiveUpdates,
  ) {}

  onApplicationBootstrap(): void {
    this.pollAfter(interval.usual);
  }

  onModuleDestroy(): void {
    this.isClosing = true;
    clearTimeout(this.timer);
  }

  private pollAfter(milliseconds: number): void {
    if (this.isClosing) return;
    this.timer = setTimeout(() => {
      void this.poll().then(
        () => this.pollAfter(interval.usual),
        // The client logs the first failure. Streams carry only ids and end with their access token at the latest.
        () => this.pollAfter(interval.failed),
      );
    }, milliseconds).unref();
  }

  private async poll(): Promise<void> {
    const polled = this.updates.sessionIds();
    if (polled.length === 0) return;
    const body = { sessionIds: polled };
    const response = await this.identity.json(sessionIds, {
      method: 'POST',
      path: sessionPaths.open,
      body,
      isPoll: true,
    });
    const open = new Set(response.sessionIds);
    for (const sessionId of polled) if (!open.has(sessionId)) this.updates.endSession(sessionId);
  }
}
