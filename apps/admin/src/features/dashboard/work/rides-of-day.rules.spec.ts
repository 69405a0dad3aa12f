import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { describe, expect, it } from '@jest/globals';
import { ridesOfDay } from './rides-of-day.rules';

const day = '2031-05-02';
const noon = '2031-05-02T08:00:00.000Z';
const at = (hour: number) => `2031-05-02T${String(hour).padStart(2, '0')}:00:00.000Z`;

function ride(id: string, fields: Partial<BoardRide> = {}): BoardRide {
  const base = {
    id,
    bookingDate: day,
    status: 'confirmed',
    driverId: 'rauf',
    startsAt: at(10),
    endsAt: at(11),
    progress: { state: 'accepted' },
  };
  return { ...base, ...fields } as BoardRide;
}

const boardOf = (...rides: BoardRide[]) => ({ rides, now: noon }) as unknown as DispatchBoard;

describe('the rides of a day', () => {
  it('are all counted, including those not shown, and so are open ones without a driver', () => {
    const rides = Array.from({ length: 124 }, (_, number) =>
      ride(`${number}`, {
        driverId: number < 7 ? null : 'rauf',
        status: number === 0 ? 'completed' : 'confirmed',
      }),
    );
    const { count, withoutDriver, next } = ridesOfDay(boardOf(...rides), day);
    expect([count, withoutDriver, next.length]).toEqual([124, 6, 12]);
  });

  it('are shown by time from those under way, those without a time last', () => {
    const { count, ended, next } = ridesOfDay(
      boardOf(
        ride('untimed', { startsAt: null, endsAt: null }),
        ride('over', { startsAt: at(5), endsAt: at(6) }),
        ride('under way', { startsAt: at(7), endsAt: at(9) }),
        ride('completed early', { status: 'completed', startsAt: at(7), endsAt: at(9) }),
        ride('later', { startsAt: at(15), endsAt: at(16) }),
        ride('next'),
        ride('done early, not confirmed', {
          status: 'pending',
          progress: { state: 'done' } as BoardRide['progress'],
          startsAt: at(7),
          endsAt: at(9),
        }),
      ),
      day,
    );
    expect(next.map(({ id }) => id)).toEqual(['under way', 'next', 'later', 'untimed']);
    expect([count, ended]).toEqual([7, 3]);
  });

  it('include those under way since the evening before, which before midnight belong to that evening only', () => {
    const evening = { bookingDate: '2031-05-01', startsAt: '2031-05-01T19:30:00.000Z' };
    const rides = [
      ride('over', { ...evening, endsAt: '2031-05-01T20:10:00.000Z' }),
      ride('under way', { ...evening, endsAt: '2031-05-01T23:30:00.000Z' }),
    ];
    const shown = (now: string, of: string) =>
      ridesOfDay({ ...boardOf(...rides), now }, of).next.map(({ id }) => id);
    expect(shown('2031-05-01T19:45:00.000Z', '2031-05-01')).toEqual(['over', 'under way']);
    expect(shown('2031-05-01T19:45:00.000Z', day)).toEqual([]);
    expect(shown('2031-05-01T20:30:00.000Z', day)).toEqual(['under way']);
  });
});
