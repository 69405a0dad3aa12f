import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { useTranslation } from 'react-i18next';
import { ListPages } from '../../../lists/list-pages';
import { Rows } from '../../../lists/rows/rows';
import { usePagedRecords } from '../../../lists/use-paged-records';
import type { RecordActions } from '../../../records/resource';
import { usePriceColumns } from './use-price-columns';

interface PriceListProps {
  /** undefined while they are loading. */
  prices: readonly StaffPriceResponse[] | undefined;
  actions?: RecordActions<StaffPriceResponse>;
}

/** Lists prices, newest first. */
export function PriceList({ prices, actions }: PriceListProps) {
  const { t } = useTranslation('pricing');
  const columns = usePriceColumns(actions);
  const { page, goToPage } = usePagedRecords(prices);
  return (
    <>
      <Rows label={t('screen.title')} columns={columns} rows={prices && page.items} rowKey={({ id }) => id} />
      {prices && <ListPages page={page} onGoTo={goToPage} />}
    </>
  );
}
