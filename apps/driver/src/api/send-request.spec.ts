import { minuteMs } from '@chauffeur/contracts/time/durations';
import { describe, expect, it } from '@jest/globals';
import { ServerClock } from '../clock/server-clock';
import { sendRequest } from './send-request';

const noon = Date.parse('2031-03-05T12:00:00Z');

/** What the page makes of a response, with the clock that it sets. */
async function responseTo(status: number, content: string, headers: Record<string, string> = {}) {
  const clock = new ServerClock(() => noon);
  globalThis.fetch = () =>
    Promise.resolve({
      status,
      ok: status < 400,
      headers: new Map(Object.entries({ 'content-type': 'application/json', ...headers })),
      json: async () => JSON.parse(content) as unknown,
    } as unknown as Response);
  return { response: await sendRequest(clock, 'GET', '/driver/rides'), clock };
}

const problem = (code: string, params?: object) => JSON.stringify({ code, errors: [{ params }] });

describe('a response to the page', () => {
  it.each([
    [503, problem('service.unavailable')],
    [408, problem('request.timeout')],
    [429, problem('request.tooMany')],
    // The sign-in page of a network.
    [200, '<!doctype html>'],
  ])('is none yet: %i %s', async (status, content) => {
    expect((await responseTo(status, content)).response).toEqual({ kind: 'unavailable' });
  });

  it('rejects for good, where the link is locked as well, which says for how long', async () => {
    const { response } = await responseTo(429, problem('link.locked'), { 'retry-after': '900' });
    expect(response).toMatchObject({ kind: 'rejected', status: 429, code: 'link.locked', retryAfter: 900 });
    const from = '2031-03-05T13:00:00Z';
    const early = await responseTo(422, problem('step.tooEarly', { from }));
    expect(early.response).toMatchObject({ kind: 'rejected', code: 'step.tooEarly', params: { from } });
  });

  it('sets the clock where that is wrong by more than the header leaves open', async () => {
    const clockAt = async (serverNow: number) =>
      (await responseTo(200, '{}', { date: new Date(serverNow).toUTCString() })).clock.now();
    expect(await clockAt(noon + minuteMs)).toBe(noon + minuteMs);
    expect(await clockAt(noon - minuteMs)).toBe(noon - minuteMs);
    expect(await clockAt(noon + 2_000)).toBe(noon);
    expect((await responseTo(200, '{}')).clock.now()).toBe(noon);
  });

  it('does not set the clock where it is that of a network’s sign-in page', async () => {
    const { clock } = await responseTo(200, '<!doctype html>', {
      'content-type': 'text/html',
      date: new Date(noon + 48 * 60 * minuteMs).toUTCString(),
    });
    expect(clock.now()).toBe(noon);
  });
});
