import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { currentCorrelationId } from '../envelope/correlation.js';
import { InFlightMessages } from './in-flight-messages.js';
import { MessagingActivity } from './messaging-activity.js';
import type { Reaction } from './reaction.js';
import { rideEvent } from '../testing/ride-event.js';
import { attemptReaction } from './attempt-reaction.js';
import { encodeEnvelope } from '../envelope/event-envelope.js';

const event = rideEvent('requested', []);

function reaction(invoke: Reaction['invoke']): Reaction {
  return {
    service: 'ledger',
    transport: 'rabbitmq',
    queue: 'ledger.record-ride',
    event,
    delivery: 'queue',
    inFlight: new InFlightMessages(),
    activity: new MessagingActivity(),
    invoke,
  };
}

function message(data: unknown, id: string = randomUUID()): Buffer {
  return encodeEnvelope({
    id,
    routingKey: event.routingKey,
    occurredAt: '2026-11-21T09:30:00.000Z',
    correlationId: 'request-1',
    data,
  });
}

describe('an attempt at a reaction', () => {
  it('passes the validated data and the message, under its correlation id', async () => {
    const id = randomUUID();
    const calls: unknown[] = [];
    const attempt = await attemptReaction(
      reaction(async (data, received) => {
        await Promise.resolve();
        calls.push([data, received, currentCorrelationId()]);
      }),
      message({ ride: 1, unknown: 'dropped' }, id),
    );
    expect(attempt).toEqual({ state: 'done' });
    expect(calls).toEqual([
      [
        { ride: 1 },
        {
          id,
          routingKey: event.routingKey,
          queue: 'ledger.record-ride',
          occurredAt: new Date('2026-11-21T09:30:00.000Z'),
          correlationId: 'request-1',
        },
        'request-1',
      ],
    ]);
  });

  it.each([
    [message({ ride: 'one' }), /^ride: Invalid input: expected number, received string$/],
    [Buffer.from('{"id":1}'), /^id: Invalid input: [^;\n]+; routingKey: [^\n]+$/],
    [Buffer.from('no JSON'), /^SyntaxError: /],
  ])(
    'finds invalid what does not fit, with its issues in one line, and does not call the reaction',
    async (content, reason) => {
      let isCalled = false;
      const attempt = await attemptReaction(
        reaction(async () => {
          isCalled = true;
        }),
        content,
      );
      expect(attempt).toEqual({ state: 'invalid', reason: expect.stringMatching(reason) });
      expect(isCalled).toBe(false);
    },
  );

  it('distinguishes an error of the message from something unavailable', async () => {
    const failing = reaction(() => Promise.reject(new Error('no such car')));
    expect(await attemptReaction(failing, message({ ride: 1 }))).toEqual({
      state: 'failed',
      reason: 'Error: no such car',
    });
    const unavailable = reaction(() =>
      Promise.reject(Object.assign(new Error('no route'), { code: 'ECONNREFUSED' })),
    );
    expect((await attemptReaction(unavailable, message({ ride: 1 }))).state).toBe('unavailable');
  });

  it('counts a reaction that never ends as failed', async () => {
    const hanging = reaction(() => new Promise(() => undefined));
    expect((await attemptReaction(hanging, message({ ride: 1 }), 10)).state).toBe('failed');
  });
});
