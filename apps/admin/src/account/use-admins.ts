import { listedAdminResponse, type CreateAdminRequest, type ListedAdminResponse } from '@chauffeur/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useSession } from '../session/session-context';

const path = '/api/admin/admins';
const adminsKey = ['admins'] as const;

/** Everybody who may sign in, the first admin first. */
export function useAdmins() {
  const session = useSession();
  return useQuery({
    queryKey: adminsKey,
    queryFn: () => session.ask({ path, answer: z.array(listedAdminResponse) }),
  });
}

export function useAddAdmin() {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateAdminRequest) =>
      session.ask({ method: 'POST', path, body, answer: listedAdminResponse }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminsKey }),
  });
}

export function useRemoveAdmin() {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ListedAdminResponse) =>
      session.ask({ method: 'DELETE', path: `${path}/${id}`, answer: z.unknown() }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminsKey }),
  });
}
