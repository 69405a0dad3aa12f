import { z } from 'zod';
import { useListParameters } from '../use-list-parameters';

/** The order of a list's rows, and how to change it. */
export interface Sorting {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
  /** Sorts by a column; reverses the direction if it is already sorted by it. */
  readonly sortBy: (by: string) => void;
}

/** Returns the order in the list's URL, else the list's default. `sorts` are the orders that the list can have. */
export function useSorting(sorts: readonly string[], initial: Pick<Sorting, 'by' | 'direction'>): Sorting {
  const { value, setFilters } = useListParameters();
  const by = value('sort', z.enum(sorts)) ?? initial.by;
  const direction = value('direction', z.enum(['asc', 'desc']));
  const present = direction ?? (by === initial.by ? initial.direction : 'asc');
  return {
    by,
    direction: present,
    sortBy: (wanted) =>
      setFilters({
        sort: wanted,
        direction:
          wanted === by
            ? present === 'asc'
              ? 'desc'
              : 'asc'
            : wanted === initial.by
              ? initial.direction
              : 'asc',
      }),
  };
}
