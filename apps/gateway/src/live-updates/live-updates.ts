import { liveUpdateHeartbeat, type LiveUpdateName } from '@chauffeur/contracts';
import { MessagingActivity } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { UpdateStream } from './update-stream.js';

/** Streams that one replica holds open. */
const streamLimit = 200;

/** The open streams of this replica: every update is sent to each of them. */
@Injectable()
export class LiveUpdates implements OnModuleDestroy {
  private readonly streams = new Set<UpdateStream>();
  private readonly heartbeat = setInterval(() => this.sendHeartbeat(), liveUpdateHeartbeat).unref();
  private isClosing = false;

  constructor(activity: MessagingActivity) {
    activity.on('broadcastsMissed', () => this.send('missed', {}));
  }

  /** A stream that ends after `lifetimeMs`. Throws `request.tooMany`, or `service.unreachable` while the gateway stops. */
  open(lifetimeMs: number): UpdateStream {
    if (this.isClosing) throw new CodedError('service.unreachable');
    if (this.streams.size >= streamLimit) throw new CodedError('request.tooMany');
    const stream = new UpdateStream(lifetimeMs);
    this.streams.add(stream);
    stream.once('close', () => this.streams.delete(stream));
    return stream;
  }

  send(name: LiveUpdateName, data: object): void {
    for (const stream of this.streams) stream.send(name, data);
  }

  /** Before the server closes, because it waits for open responses. */
  onModuleDestroy(): void {
    this.isClosing = true;
    clearInterval(this.heartbeat);
    for (const stream of this.streams) stream.end();
  }

  private sendHeartbeat(): void {
    for (const stream of this.streams) stream.sendHeartbeat();
  }
}
