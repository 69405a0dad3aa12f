import { useListParameters } from '../use-list-parameters';

/** In which order a list's rows come, and the way to another. */
export interface Sorting {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
  /** The same column once more turns the direction. */
  readonly sortBy: (by: string) => void;
}

/** The order in the list's URL, else the list's default. */
export function useSorting(initial: Pick<Sorting, 'by' | 'direction'>): Sorting {
  const { value, narrowAll } = useListParameters();
  const by = value('sort') ?? initial.by;
  const direction = value('direction') === 'asc' ? 'asc' : value('direction') === 'desc' ? 'desc' : undefined;
  const present = direction ?? (by === initial.by ? initial.direction : 'asc');
  return {
    by,
    direction: present,
    sortBy: (wanted) =>
      narrowAll({
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
