import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { StatTiles } from '../../surfaces/stat-tiles';
import { formatSum } from '../../text/format-number';
import { profitTone } from './profit-tone.rules';
import { useFinanceSummary, type TransactionsFilter } from './use-transactions';

/** Shown for unknown values, also after a load failure (specification, section 8). */
const unknown = '–';

const totals = ['totalRevenue', 'totalDriverPayments', 'totalCarRentals', 'totalOtherExpenses'] as const;

/** Shows income, expenses and profit of the completed transactions that match the filters, in USD. */
export function FinanceTotals({ filters }: { filters: TransactionsFilter }) {
  const { t } = useTranslation('finance');
  const { language } = useStaffLanguage();
  const summary = useFinanceSummary(filters);
  const money = (amount: number | undefined) =>
    amount === undefined ? unknown : formatSum(amount, 'USD', language);
  const profit = summary?.netProfit;
  return (
    <StatTiles
      label={t('summary.label')}
      stats={[
        ...totals.map((name) => ({ name: t(`summary.${name}`), value: money(summary?.[name]) })),
        {
          name: t('summary.netProfit'),
          value: money(profit),
          ...(profit === undefined ? {} : { tone: profitTone(profit) }),
        },
      ]}
    />
  );
}
