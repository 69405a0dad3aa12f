import { recordId } from '@chauffeur/contracts/http/record';
import { rideDate } from '@chauffeur/contracts/time/baku-time';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { z } from 'zod';
import { useTodayInBaku } from '../../dispatch-display/use-today-in-baku';
import { useListParameters } from '../../lists/use-list-parameters';

/** What the board shows. All of it is in the URL, so that a reload or a link restores it. */
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

/** A change of the URL's parameters; undefined removes one. */
type ViewChange = Readonly<
  Partial<Record<'date' | 'days' | 'by' | 'q' | 'carId' | 'problems' | 'ride', string | undefined>>
>;

/** Whether the screen is a phone's, which lists the rides of a day and only offers to choose the day. */
export function useIsPhone(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down(900), { noSsr: true });
}

export function useBoardView(): [BoardView, (change: ViewChange) => void] {
  const { value, setFilters } = useListParameters();
  const today = useTodayInBaku();
  const isPhone = useIsPhone();
  const shown = { date: value('date', rideDate) ?? today, rideId: value('ride', recordId) };
  const view: BoardView = isPhone
    ? { ...shown, days: 1, by: 'car', q: '', carId: undefined, hasProblems: false }
    : {
        ...shown,
        days: value('days', z.literal('7')) ? 7 : 1,
        by: value('by', z.literal('driver')) ?? 'car',
        q: value('q', z.string()) ?? '',
        carId: value('carId', recordId),
        hasProblems: value('problems', z.literal('1')) !== undefined,
      };
  return [view, setFilters];
}
