import { completedRides } from '@chauffeur/contracts/drivers/completed-rides';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../session/session-context';
import { transactions } from '../transactions.resource';
import type { Period } from './settlement-period.rules';

export const settlementsPath = '/api/admin/driver-settlements';

export interface SettlementSelection extends Period {
  readonly driverId: string;
}

/** Reads the completed rides of a driver that are not paid yet. Fetches nothing while `isWanted` is false. */
export function useUnpaidRides(selection: SettlementSelection, isWanted: boolean) {
  const session = useSession();
  return useQuery({
    // Below the key of transactions, so that every change of one invalidates it.
    queryKey: [transactions.name, 'settlement', selection],
    queryFn: () =>
      session.request({
        path: `${settlementsPath}?${new URLSearchParams({ ...selection }).toString()}`,
        response: completedRides,
      }),
    enabled: isWanted,
  });
}
