import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { currentCorrelationId } from '../correlation.js';
import type { Reaction } from '../reactions/reaction.js';
import { rideEvent } from '../testing-programs/ride-event.js';
import { attemptReaction } from './attempt-reaction.js';
import { encodeEnvelope } from './event-envelope.js';
import { InfrastructureFault } from './infrastructure-fault.js';

const event = rideEvent('requested', []);

function reaction(invoke: Reaction['invoke']): Reaction {
  return {
    service: 'ledger',
    transport: 'rabbitmq',
    queue: 'ledger.record-ride',
    event,
    delivery: 'queue',
    hasHandledAny: async () => false,
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
  it('hands over the validated data and the message, under its correlation id', async () => {
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

  it.each([message({ ride: 'one' }), Buffer.from('{"id":1}'), Buffer.from('no JSON')])(
    'finds invalid what does not fit, and does not call the reaction',
    async (content) => {
      let isCalled = false;
      const attempt = await attemptReaction(
        reaction(async () => {
          isCalled = true;
        }),
        content,
      );
      expect(attempt.state).toBe('invalid');
      expect(isCalled).toBe(false);
    },
  );

  it("tells the message's fault from the surroundings'", async () => {
    const failing = reaction(() => Promise.reject(new Error('no such car')));
    expect(await attemptReaction(failing, message({ ride: 1 }))).toEqual({
      state: 'failed',
      reason: 'Error: no such car',
    });
    const away = reaction(() => Promise.reject(new InfrastructureFault('no jobs taken')));
    expect((await attemptReaction(away, message({ ride: 1 }))).state).toBe('unavailable');
  });

  it('takes a reaction that never ends for failed', async () => {
    const hanging = reaction(() => new Promise(() => undefined));
    expect((await attemptReaction(hanging, message({ ride: 1 }), 10)).state).toBe('failed');
  });
});
