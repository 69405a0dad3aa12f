import { describe, expect, it } from '@jest/globals';
import { deadLetterLine, resolutionOf } from './handle-dead-letters.js';
import { deadLettersCommand, eventsCommand } from './operator-command.js';

const event = {
  queue: 'finance.record-revenue',
  id: '0b0f6c1e-5a0c-4b52-9f0b-0a1b2c3d4e5f',
  routingKey: 'booking.created.v1',
  occurredAt: new Date('2030-05-01T10:00:00Z'),
  rejectedAt: null,
  reason: 'Error: twice\n  as long, for emily@example.com',
};

describe('the command for dead letters', () => {
  it('lists everything, and redelivers all, of one queue, or one event', () => {
    expect(resolutionOf(deadLettersCommand(['list']), event)).toBe('keep');
    expect(resolutionOf(deadLettersCommand(['redeliver']), event)).toBe('redeliver');
    expect(deadLettersCommand(['redeliver', '--queue', event.queue])).toEqual({
      action: 'redeliver',
      queue: event.queue,
    });
    expect(resolutionOf(deadLettersCommand(['redeliver', '--id', event.id]), event)).toBe('redeliver');
    expect(resolutionOf(deadLettersCommand(['redeliver', '--id', 'another']), event)).toBe('keep');
  });

  it.each([
    [[]],
    [['drop']],
    [['list', 'me']],
    [['discard']],
    [['discard', '--queue', 'q']],
    [['list', '--all']],
    [['list', '--since', 'yesterday']],
  ])('rejects %j, so that nothing is discarded by mistake', (args: string[]) => {
    expect(() => deadLettersCommand(args)).toThrow(/Invalid|unexpected|Unknown option|Unrecognized key/);
  });

  it('prints a dead letter in one line, with unknown parts', () => {
    expect(deadLetterLine(event)).toBe(
      `finance.record-revenue  ${event.id}  booking.created.v1  happened 2030-05-01T10:00:00  ` +
        'rejected unknown  Error: twice as long, for …@…',
    );
  });
});

describe('the command for events', () => {
  it('resends to one queue, all that is retained or since a time', () => {
    const queue = 'finance.record-revenue';
    expect(eventsCommand(['resend', '--queue', queue])).toEqual({ action: 'resend', queue });
    expect(eventsCommand(['resend', '--queue', queue, '--since', '2030-05-01T10:00:00Z'])).toEqual({
      action: 'resend',
      queue,
      since: new Date('2030-05-01T10:00:00Z'),
    });
  });

  it.each([
    [[]],
    [['resend']],
    [['resend', '--queue', 'finance']],
    [['resend', '--queue', 'finance.record-revenue', '--since', 'yesterday']],
    [['resend', 'all', '--queue', 'finance.record-revenue']],
  ])('rejects %j', (args: string[]) => {
    expect(() => eventsCommand(args)).toThrow(/Invalid|unexpected/);
  });
});
