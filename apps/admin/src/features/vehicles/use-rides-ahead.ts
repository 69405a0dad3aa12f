import { isAhead } from '../../dispatch-display/is-ahead';
import { useDispatchBoard } from '../../dispatch-display/use-dispatch-board';
import { useTodayInBaku } from '../../dispatch-display/use-today-in-baku';

/** Returns how many rides each vehicle still has today and in the next six days, by id; undefined while loading. */
export function useRidesAhead(): ReadonlyMap<string, number> | undefined {
  const { data: board } = useDispatchBoard({ from: useTodayInBaku(), days: 7 });
  if (!board) return undefined;
  const ahead = board.rides.filter((ride) => isAhead(ride, board.now));
  const ofVehicles = Map.groupBy(ahead, ({ vehicleId }) => vehicleId ?? '');
  return new Map([...ofVehicles].map(([id, rides]) => [id, rides.length]));
}
