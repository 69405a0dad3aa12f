import { dispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context';

/** How many rides each vehicle has today and in the six days after, by its id; undefined until it is known. */
export function useRidesAhead(): ReadonlyMap<string, number> | undefined {
  const session = useSession();
  const from = todayInBaku();
  const { data } = useQuery({
    queryKey: ['dispatch', from, 7],
    queryFn: () =>
      session.request({ path: `/api/admin/dispatch?from=${from}&days=7`, response: dispatchBoard }),
  });
  if (!data) return undefined;
  const ofVehicles = Map.groupBy(data.rides, ({ vehicleId }) => vehicleId ?? '');
  return new Map([...ofVehicles].map(([id, rides]) => [id, rides.length]));
}
