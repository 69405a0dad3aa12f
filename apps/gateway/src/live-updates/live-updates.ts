import { liveUpdateHeartbeat, type LiveUpdateName } from '@chauffeur/contracts';
import { BroadcastGaps } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { UpdateStream } from './update-stream.js';

/** Open back offices of one replica. */
const streamLimit = 200;

/** Whom this replica tells what happens. */
@Injectable()
export class LiveUpdates implements OnModuleDestroy {
  private readonly streams = new Set<UpdateStream>();
  private readonly heartbeat = setInterval(() => this.beat(), liveUpdateHeartbeat).unref();
  private closing = false;

  constructor(gaps: BroadcastGaps) {
    gaps.onGap(() => this.tell('missed', {}));
  }

  /** A stream that ends after `lifetime` milliseconds. Throws `request.tooMany`, or `service.unreachable` at the end. */
  open(lifetime: number): UpdateStream {
    if (this.closing) throw new CodedError('service.unreachable');
    if (this.streams.size >= streamLimit) throw new CodedError('request.tooMany');
    const stream = new UpdateStream(lifetime);
    this.streams.add(stream);
    stream.once('close', () => this.streams.delete(stream));
    return stream;
  }

  tell(name: LiveUpdateName, data: object): void {
    for (const stream of this.streams) stream.tell(name, data);
  }

  /** Before the server closes, which waits for open answers. */
  onModuleDestroy(): void {
    this.closing = true;
    clearInterval(this.heartbeat);
    for (const stream of this.streams) stream.end();
  }

  private beat(): void {
    for (const stream of this.streams) stream.beat();
  }
}
