import { emailDeliveryState } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../layout/page-head';
import { FilterChoice } from '../lists/filter-choice';
import { ListNotice } from '../lists/list-notice';
import { ListToolbar } from '../lists/list-toolbar';
import { ResourceList } from '../lists/resource-list';
import { useListAddress } from '../lists/use-list-address';
import { QueueDepth } from './queue-depth';
import { useDeliveries } from './use-email-queue';
import { useDeliveryColumns } from './use-delivery-columns';

/** Beside the failed ones, which are what an operator comes for. */
const otherStates = ['willRetry', 'waiting', 'queued', 'sent', 'skipped'] as const;

/** Mails on their way and those that were given up, with another try for them. */
export function EmailQueuePage() {
  const { t } = useTranslation('emailQueue');
  const { page, value, goToPage, narrow } = useListAddress();
  const chosen = emailDeliveryState.exclude(['failed']).safeParse(value('state')).data;
  const state = chosen ?? 'failed';
  const query = useDeliveries(state, page);
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
          onChoose={(other) => narrow('state', other)}
        />
      </ListToolbar>
      <ResourceList
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
