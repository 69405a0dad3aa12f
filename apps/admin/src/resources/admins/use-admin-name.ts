import { auditEntryPage } from '@chauffeur/contracts/identity/audit';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context';
import { useAdmins } from './use-admins';

/** Returns an admin's name; of a removed one that in the audit log, if it has an entry of theirs. Null requests nothing. */
export function useAdminName(id: string | null): string | undefined {
  const session = useSession();
  const admins = useAdmins();
  const present = admins.data?.find((admin) => admin.id === id)?.username;
  const former = useQuery({
    queryKey: ['auditEntries', 'admin', id],
    queryFn: () =>
      session.request({
        path: `/api/admin/audit-entries?adminId=${id}&pageSize=1`,
        response: auditEntryPage,
      }),
    enabled: id !== null && admins.isSuccess && present === undefined,
    staleTime: Infinity,
  });
  return present ?? former.data?.items[0]?.username ?? undefined;
}
