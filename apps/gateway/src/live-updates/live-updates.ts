import { liveUpdateHeartbeat, type LiveUpdateName } from '@chauffeur/contracts/dashboard/live-update';
import { MessagingActivity } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { UpdateStream } from './update-stream.js';

/** Max open streams of one replica: of one session, so that it can't exclude others, and in total, to bound memory. */
const streamLimits = { session: 10, all: 2_000 } as const;

/** The open streams of this replica; each gets every update. */
@Injectable()
export class LiveUpdates implements OnModuleDestroy {
  /** Session id by stream. */
  private readonly streams = new Map<UpdateStream, string>();
  private readonly heartbeat = setInterval(() => this.sendHeartbeat(), liveUpdateHeartbeat).unref();
  private isClosing = false;

  constructor(activity: MessagingActivity) {
    activity.on('broadcastsMissed', () => this.send('missed', {}));
  }

  /** Opens a stream that ends after `lifetimeMs`. Throws `request.tooMany`, or `service.unreachable` while the gateway stops. */
  open(sessionId: string, lifetimeMs: number): UpdateStream {
    if (this.isClosing) throw new CodedError('service.unreachable');
    const ofSession = this.streamsOf(sessionId).length;
    if (ofSession >= streamLimits.session || this.streams.size >= streamLimits.all) {
      throw new CodedError('request.tooMany');
    }
    const stream = new UpdateStream(lifetimeMs);
    this.streams.set(stream, sessionId);
    stream.once('close', () => this.streams.delete(stream));
    return stream;
  }

  send(name: LiveUpdateName, data: object): void {
    for (const stream of this.streams.keys()) stream.send(name, data);
  }

  /** Returns the sessions that have a stream here. */
  sessionIds(): string[] {
    return [...new Set(this.streams.values())];
  }

  /** Ends the streams of a session that is over. */
  endSession(sessionId: string): void {
    for (const stream of this.streamsOf(sessionId)) stream.end();
  }

  /** Runs before the server closes, because that waits for open responses. */
  onModuleDestroy(): void {
    this.isClosing = true;
    clearInterval(this.heartbeat);
    for (const stream of this.streams.keys()) stream.end();
  }

  private sendHeartbeat(): void {
    for (const stream of this.streams.keys()) stream.sendHeartbeat();
  }

  private streamsOf(sessionId: string): UpdateStream[] {
    return [...this.streams].filter(([, id]) => id === sessionId).map(([stream]) => stream);
  }
}
