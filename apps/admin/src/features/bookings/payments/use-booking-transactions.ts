import { transactionPage } from '@chauffeur/contracts/finance/list-transactions';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../session/session-context';

export function useBookingTransactions(bookingId: string) {
  const session = useSession();
  return useQuery({
    queryKey: ['finance', 'of booking', bookingId],
    queryFn: () =>
      session.request({
        path: `/api/admin/transactions?bookingId=${encodeURIComponent(bookingId)}&pageSize=100`,
        response: transactionPage,
      }),
  });
}
