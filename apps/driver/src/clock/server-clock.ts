/**
 * The server's time: that of its last response, plus what has passed on the phone since. So a phone whose clock is wrong still
 * shows and reports the right moments (specification, III.4).
 */
export class ServerClock {
  /** Milliseconds that the server is ahead of the phone. */
  offset = 0;

  constructor(private readonly phoneNow: () => number = Date.now) {}

  /** @param serverNow the moment of a response, in milliseconds since 1970 */
  set(serverNow: number): void {
    this.offset = serverNow - this.phoneNow();
  }

  now(): number {
    return this.phoneNow() + this.offset;
  }
}
