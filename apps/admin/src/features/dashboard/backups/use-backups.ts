import { backupsResponse } from '@chauffeur/contracts/operations/backups';
import { useQuery } from '@tanstack/react-query';
import { dashboardKey } from '../../../api/query-keys';
import { useSession } from '../../../session/session-context';

/** Reads the last backup in each store; undefined if the product does not make backups itself. */
export function useBackups() {
  const session = useSession();
  const { data } = useQuery({
    queryKey: [...dashboardKey, 'backups'],
    queryFn: () => session.request({ path: '/api/admin/backups', response: backupsResponse }),
  });
  return data?.stores ?? undefined;
}
