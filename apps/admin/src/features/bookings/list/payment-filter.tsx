import { bookingStatus } from '@chauffeur/contracts/bookings/booking';
import { paymentFilter } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../lists/toolbar/filter-select';
import { useListParameters } from '../../../lists/use-list-parameters';

/** A preset of two filters: completed rides that are not paid. */
const preset = 'completedNotPaid';

/** Filters the list by payment. */
export function PaymentFilter() {
  const { t } = useTranslation('bookings');
  const { value, setFilters } = useListParameters();
  const payment = value('payment', paymentFilter);
  const isPreset = payment === 'notPaid' && value('status', bookingStatus) === 'completed';
  const choose = (chosen: string | undefined) => {
    if (chosen === preset) setFilters({ status: 'completed', payment: 'notPaid' });
    else setFilters({ payment: chosen, ...(isPreset ? { status: undefined } : {}) });
  };
  return (
    <FilterSelect
      label={t('payments.filter')}
      all={t('payments.all')}
      choices={[
        { value: preset, label: t('payments.notPaidPreset') },
        ...paymentFilter.options.map((state) => ({ value: state, label: t(`payments.states.${state}`) })),
      ]}
      value={isPreset ? preset : payment}
      onChoose={choose}
      width="11.875rem"
    />
  );
}
