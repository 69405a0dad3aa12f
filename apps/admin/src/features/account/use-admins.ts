import { listedAdminResponse, type CreateAdminRequest, type ListedAdminResponse } from '@chauffeur/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useSession } from '../../session/session-context';

const path = '/api/admin/admins';
const adminsKey = ['admins'] as const;

/** All admins, the first one first. */
export function useAdmins() {
  const session = useSession();
  return useQuery({
    queryKey: adminsKey,
    queryFn: () => session.request({ path, response: z.array(listedAdminResponse) }),
  });
}

export function useAddAdmin() {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateAdminRequest) =>
      session.request({ method: 'POST', path, body, response: listedAdminResponse }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminsKey }),
  });
}

export function useRemoveAdmin() {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ListedAdminResponse) =>
      session.request({ method: 'DELETE', path: `${path}/${id}`, response: z.unknown() }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminsKey }),
  });
}
