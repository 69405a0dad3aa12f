import { hourMs } from '@chauffeur/contracts/time/durations';
import { describe, expect, it } from '@jest/globals';
import { ServerClock } from './server-clock';

const noon = Date.parse('2031-03-05T12:00:00Z');

describe("the server's clock", () => {
  it('is what the server said plus what has passed, on a phone whose clock is 3 h ahead [III-19]', () => {
    let phone = noon + 3 * hourMs;
    const clock = new ServerClock(() => phone);
    clock.set(noon);
    expect(clock.now()).toBe(noon);
    phone += hourMs;
    expect(clock.now()).toBe(noon + hourMs);
  });

  it("is the phone's until the server has answered", () => {
    expect(new ServerClock(() => noon).now()).toBe(noon);
  });
});
