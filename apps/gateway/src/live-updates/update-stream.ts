import { Readable } from 'node:stream';
import type { LiveUpdateName } from '@chauffeur/contracts';

/** Bytes that wait for one slow reader; above it the stream is broken off, and its reader begins again. */
const waitingLimit = 16 * 1024;

/** Server-sent events for one open back office; ends by itself when the session's token does. */
export class UpdateStream extends Readable {
  private readonly expiry: NodeJS.Timeout;
  private hasEnded = false;

  /** @param lifetime in milliseconds. */
  constructor(lifetime: number) {
    super({ highWaterMark: waitingLimit });
    this.expiry = setTimeout(() => this.end(), lifetime).unref();
    // The first bytes bring the headers to the reader.
    this.write(': connected\n\n');
  }

  tell(name: LiveUpdateName, data: object): void {
    this.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    if (!this.destroyed && !this.hasEnded) this.push(null);
    this.hasEnded = true;
    clearTimeout(this.expiry);
  }

  override _read(): void {
    // What is told is pushed when it happens.
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.expiry);
    done(error);
  }

  private write(text: string): void {
    if (this.destroyed || this.hasEnded) return;
    this.push(text);
    if (this.readableLength > waitingLimit) this.destroy();
  }
}
