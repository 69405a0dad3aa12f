import { describe, expect, it } from '@jest/globals';
import { ServerClock } from './server-clock';

const noon = Date.parse('2031-03-05T12:00:00Z');
const hour = 3_600_000;

describe("the server's clock", () => {
  it('is what the server said plus what has passed, on a phone whose clock is 3 h ahead [III-19]', () => {
    let phone = noon + 3 * hour;
    const clock = new ServerClock(() => phone);
    clock.set(noon);
    expect(clock.now()).toBe(noon);
    phone += hour;
    expect(clock.now()).toBe(noon + hour);
  });

  it("is the phone's until the server has answered", () => {
    expect(new ServerClock(() => noon).now()).toBe(noon);
  });
});
