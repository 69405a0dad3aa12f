import {
  transactionPage,
  type ExportTransactionsQuery,
} from '@chauffeur/contracts/finance/list-transactions';
import { financeSummary } from '@chauffeur/contracts/finance/summary';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context';
import { transactions } from './transactions.resource';

/** Which transactions, as the contract names it. */
export type TransactionsFilter = Readonly<
  Partial<Record<keyof ExportTransactionsQuery | 'page', string | undefined>>
>;

/** The parameters of the list, the summary and the export. */
export function transactionParameters(question: TransactionsFilter): string {
  return new URLSearchParams(
    Object.entries(question).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString();
}

/** A page of transactions, newest first. */
export function useTransactions(question: TransactionsFilter) {
  const session = useSession();
  return useQuery({
    queryKey: [transactions.name, 'page', question],
    queryFn: () =>
      session.request({
        path: `${transactions.path}?${transactionParameters(question)}`,
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
        path: `/api/admin/finance/summary?${transactionParameters(filters)}`,
        response: financeSummary,
      }),
  });
  return data;
}
