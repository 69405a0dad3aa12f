import { describe, expect, it } from '@jest/globals';
import { fateOf, parkedCommand, parkedLine } from './parked-command.js';

const event = {
  queue: 'finance.record-revenue',
  id: '0b0f6c1e-5a0c-4b52-9f0b-0a1b2c3d4e5f',
  routingKey: 'booking.created.v1',
  occurredAt: new Date('2030-05-01T10:00:00Z'),
  parkedAt: null,
  reason: 'Error: twice\n  as long, for emily@example.com',
};

describe('the command about parked messages', () => {
  it('lists everything, and redelivers all, of one queue, or one event', () => {
    expect(fateOf(parkedCommand(['list']), event)).toBe('keep');
    expect(fateOf(parkedCommand(['redeliver']), event)).toBe('redeliver');
    expect(parkedCommand(['redeliver', '--queue', event.queue])).toEqual({
      action: 'redeliver',
      queue: event.queue,
    });
    expect(fateOf(parkedCommand(['redeliver', '--id', event.id]), event)).toBe('redeliver');
    expect(fateOf(parkedCommand(['redeliver', '--id', 'another']), event)).toBe('keep');
  });

  it.each([
    [[]],
    [['drop']],
    [['list', 'me']],
    [['discard']],
    [['discard', '--queue', 'q']],
    [['list', '--all']],
  ])('refuses %j, so that nothing is discarded by mistake', (args: string[]) => {
    expect(() => parkedCommand(args)).toThrow(/Invalid|what is|Unknown option/);
  });

  it('tells a message in one line, with what is not known', () => {
    expect(parkedLine(event)).toBe(
      `finance.record-revenue  ${event.id}  booking.created.v1  happened 2030-05-01T10:00:00  ` +
        'parked unknown  Error: twice as long, for …@…',
    );
  });
});
