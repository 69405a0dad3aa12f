import { auditEntryPage, type ListAuditEntriesQuery } from '@chauffeur/contracts/identity/audit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { parametersOf } from '../../api/parameters-of';
import { useSession } from '../../session/session-context';

export type AuditFilter = Readonly<Partial<Record<keyof ListAuditEntriesQuery, string | undefined>>>;

/** Reads a page of the audit log, newest first. */
export function useAuditEntries(filter: AuditFilter) {
  const session = useSession();
  const query = parametersOf(filter);
  return useQuery({
    queryKey: ['auditEntries', query],
    queryFn: () => session.request({ path: `/api/admin/audit-entries?${query}`, response: auditEntryPage }),
    placeholderData: keepPreviousData,
  });
}
