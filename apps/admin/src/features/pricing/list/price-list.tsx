import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { useTranslation } from 'react-i18next';
import { ListPages } from '../../../lists/list-pages';
import { Rows } from '../../../lists/rows/rows';
import { useListParameters } from '../../../lists/use-list-parameters';
import type { RecordActions } from '../../../records/resource';
import { usePriceColumns } from './use-price-columns';

/** Rows shown at once; all are loaded, but hundreds at once are slow to render. */
const pageSize = 50;

interface PriceListProps {
  /** undefined while they are loading. */
  prices: readonly StaffPriceResponse[] | undefined;
  actions?: RecordActions<StaffPriceResponse>;
}

/** Prices one below the other, newest first. */
export function PriceList({ prices, actions }: PriceListProps) {
  const { t } = useTranslation('pricing');
  const columns = usePriceColumns(actions);
  const { page: wanted, goToPage } = useListParameters();
  const total = prices?.length ?? 0;
  const page = Math.min(wanted, Math.max(1, Math.ceil(total / pageSize)));
  const items = prices?.slice((page - 1) * pageSize, page * pageSize);
  return (
    <>
      <Rows label={t('screen.title')} columns={columns} rows={items} rowKey={({ id }) => id} />
      {items && <ListPages page={{ items, total, page, pageSize }} onGoTo={goToPage} />}
    </>
  );
}
