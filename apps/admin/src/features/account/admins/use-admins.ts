import {
  listedAdminResponse,
  type ConfirmedRequest,
  type CreateAdminRequest,
  type ListedAdminResponse,
} from '@chauffeur/contracts/identity/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { adminsKey, adminsPath } from '../../../resources/admins/use-admins';
import { useSession } from '../../../session/session-context';

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
    mutationFn: ({ admin, confirmed }: { admin: ListedAdminResponse; confirmed: ConfirmedRequest }) =>
      session.request({
        method: 'DELETE',
        path: `${adminsPath}/${admin.id}`,
        body: confirmed,
        response: z.unknown(),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminsKey }),
  });
}
