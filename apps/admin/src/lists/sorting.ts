import { useListAddress } from './use-list-address';

/** In which order a list's rows come, and the way to another. */
export interface Sorting {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
  /** The same column once more turns the direction. */
  readonly sortBy: (by: string) => void;
}

/** The order that stands in the list's address, else the list's own. */
export function useSorting(own: Pick<Sorting, 'by' | 'direction'>): Sorting {
  const { value, narrowAll } = useListAddress();
  const by = value('sort') ?? own.by;
  const direction = value('direction') === 'asc' ? 'asc' : value('direction') === 'desc' ? 'desc' : undefined;
  const present = direction ?? (by === own.by ? own.direction : 'asc');
  return {
    by,
    direction: present,
    sortBy: (wanted) =>
      narrowAll({
        sort: wanted,
        direction:
          wanted === by ? (present === 'asc' ? 'desc' : 'asc') : wanted === own.by ? own.direction : 'asc',
      }),
  };
}
