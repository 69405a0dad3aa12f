import { listedAdminResponse } from '@chauffeur/contracts/identity/account';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useSession } from '../../session/session-context';

export const adminsPath = '/api/admin/admins';
export const adminsKey = ['admins'] as const;

/** Reads all admins, the first account first. */
export function useAdmins() {
  const session = useSession();
  return useQuery({
    queryKey: adminsKey,
    queryFn: () => session.request({ path: adminsPath, response: z.array(listedAdminResponse) }),
  });
}
