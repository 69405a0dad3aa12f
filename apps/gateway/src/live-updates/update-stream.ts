import { Readable } from 'node:stream';
import type { LiveUpdateName } from '@chauffeur/contracts/dashboard/live-update';

/** A slow client's stream is closed above this; the client reconnects. */
const maxBufferedBytes = 16 * 1024;

/** Server-sent events for one open back office; ends when the access token expires. */
export class UpdateStream extends Readable {
  private readonly expiry: NodeJS.Timeout;
  private hasEnded = false;

  constructor(lifetimeMs: number) {
    super({ highWaterMark: maxBufferedBytes });
    this.expiry = setTimeout(() => this.end(), lifetimeMs).unref();
    // Makes Node send the headers, which go out with the first bytes.
    this.write(': connected\n\n');
  }

  send(name: LiveUpdateName, data: object): void {
    this.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  sendHeartbeat(): void {
    this.write(':\n\n');
  }

  end(): void {
    if (!this.destroyed && !this.hasEnded) this.push(null);
    this.hasEnded = true;
    clearTimeout(this.expiry);
  }

  override _read(): void {
    // Events are pushed when they happen.
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.expiry);
    done(error);
  }

  private write(text: string): void {
    if (this.destroyed || this.hasEnded) return;
    this.push(text);
    if (this.readableLength > maxBufferedBytes) this.destroy();
  }
}
