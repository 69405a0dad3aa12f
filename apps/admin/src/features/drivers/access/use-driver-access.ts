import {
  driverAccess,
  renewedDriverLink,
  type DriverAccess,
  type RenewDriverLinkRequest,
} from '@chauffeur/contracts/driver-page/driver-link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useSession } from '../../../session/session-context';

/** Below the key of drivers, so that a change of drivers invalidates it. */
const accessKey = (id: string) => ['drivers', 'access', id] as const;
const pathOf = (id: string) => `/api/admin/drivers/${encodeURIComponent(id)}` as const;

/** Reads whether and how a driver can open the driver's page. */
export function useDriverAccess(id: string) {
  const session = useSession();
  return useQuery({
    queryKey: accessKey(id),
    queryFn: () => session.request({ path: `${pathOf(id)}/access`, response: driverAccess }),
  });
}

/** Creates a driver's link, which ends the previous one and all devices. Only its response has the address. */
export function useRenewDriverLink(id: string) {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RenewDriverLinkRequest) =>
      session.request({ method: 'POST', path: `${pathOf(id)}/link`, body, response: renewedDriverLink }),
    onSuccess: ({ url: _url, ...access }) => queryClient.setQueryData<DriverAccess>(accessKey(id), access),
  });
}

/** Signs a driver out on one device, or ends the link with all of them. */
export function useRevokeAccess(id: string) {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ended: { deviceId: string } | 'link') => {
      const part = ended === 'link' ? 'link' : (`sessions/${encodeURIComponent(ended.deviceId)}` as const);
      return session.request({ method: 'DELETE', path: `${pathOf(id)}/${part}`, response: z.unknown() });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accessKey(id) }),
  });
}
