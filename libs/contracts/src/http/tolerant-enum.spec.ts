import { describe, expect, it } from '@jest/globals';
import { rideProblem } from '../bookings/ride-problems.js';
import { orderOfCandidate } from '../bookings/changes/ride-candidates.js';
import { scheduleChanged } from '../events/schedule-events.js';
import { auditEntryPage } from '../identity/audit.js';
import { emailDeliveryStates, emailQueueResponse } from '../notifications/email-delivery.js';
import { rideResponse } from '../rides/ride.js';

const entry = {
  id: '0198c0de-0000-7000-8000-000000000001',
  at: '2026-11-21T09:00:00.000Z',
  adminId: null,
  username: null,
  action: 'created',
  kind: 'bookings',
  recordId: null,
  reference: null,
  fromVersion: null,
  toVersion: null,
  detail: null,
  outcome: null,
  code: null,
};

describe('a value of a later release', () => {
  it('is unknown, and its list is read completely', () => {
    const items = [entry, { ...entry, kind: 'boats', action: 'sailed', outcome: 'sunk' }];
    const page = auditEntryPage.parse({ items, total: 2, page: 1, pageSize: 20 });
    expect(page.items).toEqual([entry, { ...entry, kind: 'unknown', action: 'unknown', outcome: 'unknown' }]);
  });

  it('is unknown in a list of values, the others of which are read', () => {
    expect(rideProblem.array().parse(['tight', 'flood'])).toEqual(['tight', 'unknown']);
    expect(scheduleChanged.data.parse({ parts: ['blocks', 'boats'] })).toEqual({
      parts: ['blocks', 'unknown'],
    });
  });

  it('is left out of numbers by state, which have all known states', () => {
    const known = Object.fromEntries(emailDeliveryStates.map((state) => [state, 1]));
    const queue = { isReachable: false, jobs: null, oldestUnsentSince: null };
    const { deliveries } = emailQueueResponse.parse({ ...queue, deliveries: { ...known, bounced: 2 } });
    expect(deliveries).toEqual(known);
    expect(emailQueueResponse.safeParse({ ...queue, deliveries: {} }).success).toBe(false);
  });

  it('is left out of a ride’s progress', () => {
    const booked = { step: 'booked', at: entry.at };
    const { progress, driverProgress } = rideResponse.shape;
    expect(progress.parse([booked, { step: 'refunded', at: entry.at }])).toEqual([booked]);
    expect(driverProgress.parse([{ step: 'refuelled', at: entry.at }])).toEqual([]);
  });

  it('comes after every candidate whose state is known', () => {
    const states = ['unknown', 'busy', 'free'] as const;
    const sorted = states.toSorted((one, other) => orderOfCandidate(one) - orderOfCandidate(other));
    expect(sorted).toEqual(['free', 'busy', 'unknown']);
  });
});
