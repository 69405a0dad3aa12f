import { AddRounded as AddIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { bookingStatuses } from '@chauffeur/contracts/bookings/booking';
import { bookingSelection, bookingSorts } from '@chauffeur/contracts/bookings/list-bookings';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { parametersOf } from '../../../api/parameters-of';
import { useTodayInBaku } from '../../../dispatch-display/use-today-in-baku';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { PageHead } from '../../../layout/page-head';
import { ExportButton } from '../../../lists/toolbar/export-button';
import { FilterChoice } from '../../../lists/toolbar/filter-choice';
import { FoldableFilters } from '../../../lists/toolbar/foldable-filters';
import { ListNotice } from '../../../lists/list-notice';
import { ListToolbar } from '../../../lists/toolbar/list-toolbar';
import { PeriodFields } from '../../../lists/toolbar/period-fields';
import { PagedList } from '../../../lists/paged-list';
import { SearchField } from '../../../lists/toolbar/search-field';
import { useSorting } from '../../../lists/rows/sorting';
import { useListParameters } from '../../../lists/use-list-parameters';
import { DriverFilter } from './driver-filter';
import { periodOf, rideDays } from './ride-days.rules';
import { PaymentFilter } from './payment-filter';
import { useBookingColumns } from './use-booking-columns';
import { useBookings } from '../use-bookings';

const filters = bookingSelection.shape;

/** Lists all bookings, newest first, filtered by status and search. */
export function BookingsPage() {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const columns = useBookingColumns();
  const today = useTodayInBaku();
  const { page, search, value, goToPage, setFilter, setFilters } = useListParameters();
  const status = value('status', filters.status);
  // Days chosen manually override a preset.
  const period = { from: value('from', filters.from), to: value('to', filters.to) };
  const hasPeriod = Boolean(period.from ?? period.to);
  const days = hasPeriod ? undefined : value('days', z.enum(rideDays));
  const sorting = useSorting(
    bookingSorts,
    days
      ? { by: 'bookingDate', direction: days === 'past' ? 'desc' : 'asc' }
      : { by: 'createdAt', direction: 'desc' },
  );
  const selection = {
    status,
    search,
    ...(days ? periodOf(days, today) : period),
    driverId: value('driverId', filters.driverId),
    noDriver: value('noDriver', filters.noDriver),
    payment: value('payment', filters.payment),
    sort: sorting.by,
    direction: sorting.direction,
  };
  const query = useBookings({ ...selection, page: String(page) });
  const searchFor = useCallback((wanted: string | undefined) => setFilter('search', wanted), [setFilter]);
  const folded = [
    status,
    hasPeriod || undefined,
    selection.driverId ?? selection.noDriver,
    selection.payment,
  ];
  const active = folded.filter((filter) => filter !== undefined).length;
  const isNarrowed = Boolean(search || days || active > 0);
  return (
    <>
      <PageHead title={t('title')}>
        <ExportButton
          path={`/api/admin/bookings/export.csv?${parametersOf({ ...selection, language })}`}
          name="bookings"
        />
        <Button component={Link} to="/manual-booking" variant="contained" startIcon={<AddIcon />}>
          {t('addManual')}
        </Button>
      </PageHead>
      <ListToolbar>
        <SearchField label={t('search')} value={search} onSearch={searchFor} />
        <FilterChoice
          label={t('days.label')}
          all={t('days.all')}
          choices={rideDays.map((choice) => ({ value: choice, label: t(`days.${choice}`) }))}
          value={days}
          onChoose={(chosen) =>
            setFilters({
              days: chosen,
              from: undefined,
              to: undefined,
              sort: undefined,
              direction: undefined,
            })
          }
        />
        <FoldableFilters active={active}>
          <PeriodFields label={t('rideDates')} />
          <FilterChoice
            label={t('columns.status')}
            all={t('status.all')}
            choices={bookingStatuses.map((choice) => ({ value: choice, label: t(`status.${choice}`) }))}
            value={status}
            onChoose={(chosen) => setFilter('status', chosen)}
          />
          <DriverFilter />
          <PaymentFilter />
        </FoldableFilters>
      </ListToolbar>
      <PagedList
        label={t('title')}
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        failure={t('loadFailed')}
        empty={
          isNarrowed ? (
            <ListNotice title={t('noMatch.title')} text={t('noMatch.text')} />
          ) : (
            <ListNotice title={t('none.title')} text={t('none.text')} />
          )
        }
        onGoToPage={goToPage}
        sorting={sorting}
      />
    </>
  );
}
