import { dashboardResponse } from '@chauffeur/contracts/dashboard/dashboard';
import { monthlyTotals } from '@chauffeur/contracts/finance/monthly-totals';
import { emailDeliveryPage } from '@chauffeur/contracts/notifications/email-delivery';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { dashboardKey } from '../../api/query-keys';
import { useSession } from '../../session/session-context';

/** Reads the totals of bookings, cars and offers, and the latest bookings. */
export function useDashboard() {
  const session = useSession();
  return useQuery({
    queryKey: [...dashboardKey, 'figures'],
    queryFn: () => session.request({ path: '/api/admin/dashboard', response: dashboardResponse }),
  });
}

/** Reads revenue and expenses of the last twelve months. */
export function useMonthlyTotals() {
  const session = useSession();
  return useQuery({
    queryKey: [...dashboardKey, 'months'],
    queryFn: () =>
      session.request({ path: '/api/admin/finance/monthly?months=12', response: z.array(monthlyTotals) }),
  });
}

/** Reads the emails that failed permanently and wait for staff. */
export function useFailedEmails() {
  const session = useSession();
  return useQuery({
    queryKey: [...dashboardKey, 'failed-emails'],
    queryFn: () =>
      session.request({
        path: '/api/admin/email-deliveries?state=failed&pageSize=5',
        response: emailDeliveryPage,
      }),
  });
}
