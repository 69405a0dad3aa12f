import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTodayInBaku } from '../../dispatch-display/use-today-in-baku';

/** What the board shows; all of it is in the address, so that a reload and a link restore it. */
export interface BoardView {
  /** The first day, YYYY-MM-DD in Baku. */
  readonly date: string;
  readonly days: 1 | 7;
  readonly by: 'car' | 'driver';
  readonly q: string;
  readonly carId: string | undefined;
  /** Only rides with a problem. */
  readonly hasProblems: boolean;
  /** The ride whose panel is open. */
  readonly rideId: string | undefined;
}

/** Parameters of the address; undefined removes one. */
type ViewChange = Readonly<
  Partial<Record<'date' | 'days' | 'by' | 'q' | 'carId' | 'problems' | 'ride', string | undefined>>
>;

export function useBoardView(): [BoardView, (change: ViewChange) => void] {
  const [parameters, setParameters] = useSearchParams();
  const today = useTodayInBaku();
  const change = useCallback(
    (values: ViewChange) =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  );
  const view = useMemo<BoardView>(
    () => ({
      date: dayOr(parameters.get('date'), today),
      days: parameters.get('days') === '7' ? 7 : 1,
      by: parameters.get('by') === 'driver' ? 'driver' : 'car',
      q: parameters.get('q') ?? '',
      carId: parameters.get('carId') ?? undefined,
      hasProblems: parameters.get('problems') === '1',
      rideId: parameters.get('ride') ?? undefined,
    }),
    [parameters, today],
  );
  return [view, change];
}

/** The day so many days after another; both YYYY-MM-DD. */
export function dayAfter(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

function dayOr(value: string | null, fallback: string): string {
  const isDay = value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return isDay ? value : fallback;
}
