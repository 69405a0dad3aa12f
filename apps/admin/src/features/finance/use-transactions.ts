import {
  transactionPage,
  type ExportTransactionsQuery,
} from '@chauffeur/contracts/finance/list-transactions';
import { financeSummary } from '@chauffeur/contracts/finance/summary';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { parametersOf } from '../../api/parameters-of';
import { useSession } from '../../session/session-context';
import { transactions } from './transactions.resource';

/** Which transactions, as the contract names it. */
export type TransactionsFilter = Readonly<
  Partial<Record<keyof ExportTransactionsQuery | 'page', string | undefined>>
>;

/** A page of transactions, newest first. */
export function useTransactions(question: TransactionsFilter) {
  const session = useSession();
  return useQuery({
    queryKey: [transactions.name, 'page', question],
    queryFn: () =>
      session.request({
        path: `${transactions.path}?${parametersOf(question)}`,
        response: transactionPage,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Totals of the completed ones that pass the filters; undefined until they are there, and where they could not be read. */
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
