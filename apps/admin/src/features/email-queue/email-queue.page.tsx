import { emailDeliveryState } from '@chauffeur/contracts/notifications/email-delivery';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../layout/page-head';
import { FilterChoice } from '../../lists/toolbar/filter-choice';
import { ListNotice } from '../../lists/list-notice';
import { ListToolbar } from '../../lists/toolbar/list-toolbar';
import { PagedList } from '../../lists/paged-list';
import { useListParameters } from '../../lists/use-list-parameters';
import { QueueDepth } from './queue-depth';
import { useEmailDeliveries } from './use-email-queue';
import { useDeliveryColumns } from './use-delivery-columns';

/** In the filter besides failed emails, which are the default and why operators come here. */
const otherStates = ['willRetry', 'waiting', 'queued', 'sent', 'skipped'] as const;

/** Lists emails in flight and those that failed permanently, with a button to retry those. */
export function EmailQueuePage() {
  const { t } = useTranslation('emailQueue');
  const { page, value, goToPage, setFilter } = useListParameters();
  const chosen = value('state', emailDeliveryState.exclude(['failed']));
  const state = chosen ?? 'failed';
  const query = useEmailDeliveries(state, page);
  const columns = useDeliveryColumns({ canRetry: ['failed', 'willRetry', 'sent'].includes(state) });
  return (
    <>
      <PageHead title={t('title')} />
      <QueueDepth />
      <ListToolbar>
        <FilterChoice
          label={t('columns.state')}
          all={t('states.failed')}
          choices={otherStates.map((other) => ({ value: other, label: t(`states.${other}`) }))}
          value={chosen}
          onChoose={(other) => setFilter('state', other)}
        />
      </ListToolbar>
      <PagedList
        label={t('mails')}
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        failure={t('loadFailed')}
        empty={
          state === 'failed' ? (
            <ListNotice title={t('none.title')} text={t('none.text')} />
          ) : (
            <ListNotice title={t('noneOther.title')} text={t('noneOther.text')} />
          )
        }
        onGoToPage={goToPage}
      />
    </>
  );
}
