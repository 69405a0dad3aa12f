import { dashboardResponse, emailDeliveryPage, monthlyTotals } from '@chauffeur/contracts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useSession } from '../session/session-context';

export const dashboardKey = ['dashboard'] as const;

/** Figures of bookings, cars and offers, and the last bookings. */
export function useDashboard() {
  const session = useSession();
  return useQuery({
    queryKey: [...dashboardKey, 'figures'],
    queryFn: () => session.ask({ path: '/api/admin/dashboard', answer: dashboardResponse }),
  });
}

/** Revenue and expenses of the last twelve months. */
export function useMonthlyTotals() {
  const session = useSession();
  return useQuery({
    queryKey: [...dashboardKey, 'months'],
    queryFn: () =>
      session.ask({ path: '/api/admin/finance/monthly?months=12', answer: z.array(monthlyTotals) }),
  });
}

/** Mails that were given up and wait for staff. */
export function useFailedEmails() {
  const session = useSession();
  return useQuery({
    queryKey: [...dashboardKey, 'failed-emails'],
    queryFn: () =>
      session.ask({ path: '/api/admin/email-deliveries?state=failed&pageSize=5', answer: emailDeliveryPage }),
  });
}
