import {
  transactionPage,
  type ExportTransactionsQuery,
} from '@chauffeur/contracts/finance/list-transactions';
import { financeSummary } from '@chauffeur/contracts/finance/summary';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { parametersOf } from '../../api/parameters-of';
import { useSession } from '../../session/session-context';
import { transactions } from './transactions.resource';

/** The list's filters, named as in the contract. */
export type TransactionsFilter = Readonly<
  Partial<Record<keyof ExportTransactionsQuery | 'page', string | undefined>>
>;

/** Reads a page of transactions, newest first. */
export function useTransactions(filter: TransactionsFilter) {
  const session = useSession();
  return useQuery({
    queryKey: [transactions.name, 'page', filter],
    queryFn: () =>
      session.request({
        path: `${transactions.path}?${parametersOf(filter)}`,
        response: transactionPage,
      }),
    placeholderData: keepPreviousData,
  });
}

/**
 * Reads the totals of completed transactions that match the filters; undefined until they are loaded, or if that failed.
 */
export function useFinanceSummary(filters: TransactionsFilter) {
  const session = useSession();
  const { data } = useQuery({
    queryKey: [transactions.name, 'summary', filters],
    queryFn: () =>
      session.request({
        path: `/api/admin/finance/summary?${parametersOf(filters)}`,
        response: financeSummary,
      }),
  });
  return data;
}
