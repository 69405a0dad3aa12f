import type { ConfirmedRequest } from '@chauffeur/contracts/identity/account';
import {
  begunSecondFactor,
  recoveryCodes,
  secondFactorState,
  type ConfirmSecondFactorRequest,
} from '@chauffeur/contracts/identity/second-factor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useSession } from '../../../session/session-context';

const path = '/api/admin/account/second-factor';
const queryKey = ['second-factor'];

export function useSecondFactor() {
  const session = useSession();
  return useQuery({ queryKey, queryFn: () => session.request({ path, response: secondFactorState }) });
}

export function useBeginSecondFactor() {
  const session = useSession();
  return useMutation({
    mutationFn: (body: ConfirmedRequest) =>
      session.request({ method: 'POST', path, body, response: begunSecondFactor }),
  });
}

export function useConfirmSecondFactor() {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ConfirmSecondFactorRequest) =>
      session.request({ method: 'PUT', path, body, response: recoveryCodes }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useRemoveSecondFactor() {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ConfirmedRequest) =>
      session.request({ method: 'DELETE', path, body, response: z.unknown() }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
