import { useListParameters } from '../use-list-parameters';

/** The order of a list's rows, and how to change it. */
export interface Sorting {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
  /** Sorts by a column; reverses the direction if it is already sorted by it. */
  readonly sortBy: (by: string) => void;
}

/** Returns the order in the list's URL, else the list's default. */
export function useSorting(initial: Pick<Sorting, 'by' | 'direction'>): Sorting {
  const { value, setFilters } = useListParameters();
  const by = value('sort') ?? initial.by;
  const direction = value('direction') === 'asc' ? 'asc' : value('direction') === 'desc' ? 'desc' : undefined;
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
