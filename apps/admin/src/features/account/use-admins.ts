import { listedAdminResponse, type CreateAdminRequest, type ListedAdminResponse } from '@chauffeur/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { adminsKey, adminsPath } from '../../resources/use-admins';
import { useSession } from '../../session/session-context';

export function useAddAdmin() {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateAdminRequest) =>
      session.request({ method: 'POST', path: adminsPath, body, response: listedAdminResponse }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminsKey }),
  });
}

export function useRemoveAdmin() {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ListedAdminResponse) =>
      session.request({ method: 'DELETE', path: `${adminsPath}/${id}`, response: z.unknown() }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminsKey }),
  });
}
