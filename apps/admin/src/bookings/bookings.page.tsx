import { bookingStatus, bookingStatuses } from '@chauffeur/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../layout/page-head';
import { FilterChoice } from '../lists/filter-choice';
import { ListNotice } from '../lists/list-notice';
import { ListToolbar } from '../lists/list-toolbar';
import { ResourceList } from '../lists/resource-list';
import { SearchField } from '../lists/search-field';
import { useListAddress } from '../lists/use-list-address';
import { useBookingColumns } from './use-booking-columns';
import { useBookings } from './use-bookings';

/** Every booking, newest first, by status and by what is searched for. */
export function BookingsPage() {
  const { t } = useTranslation('bookings');
  const columns = useBookingColumns();
  const { page, search, value, goToPage, narrow } = useListAddress();
  const status = bookingStatus.safeParse(value('status')).data;
  const query = useBookings({ status, search, page });
  const searchFor = useCallback((wanted: string | undefined) => narrow('search', wanted), [narrow]);
  const isNarrowed = Boolean(status ?? search);
  return (
    <>
      <PageHead title={t('title')} />
      <ListToolbar>
        <SearchField label={t('search')} value={search} onSearch={searchFor} />
        <FilterChoice
          label={t('columns.status')}
          all={t('status.all')}
          choices={bookingStatuses.map((choice) => ({ value: choice, label: t(`status.${choice}`) }))}
          value={status}
          onChoose={(chosen) => narrow('status', chosen)}
        />
      </ListToolbar>
      <ResourceList
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
      />
    </>
  );
}
