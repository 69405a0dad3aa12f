import { useTranslation } from 'react-i18next';
import { PageHead } from '../layout/page-head';
import { ListNotice } from '../lists/list-notice';
import { ResourceList } from '../lists/resource-list';
import { useListAddress } from '../lists/use-list-address';
import { useContactMessages } from './use-contact-messages';
import { useMessageColumns } from './use-message-columns';

/** What visitors wrote through the contact form, newest first. */
export function MessagesPage() {
  const { t } = useTranslation('messages');
  const { page, goToPage } = useListAddress();
  const query = useContactMessages(page);
  const columns = useMessageColumns();
  return (
    <>
      <PageHead title={t('title')} />
      <ResourceList
        label={t('title')}
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        failure={t('loadFailed')}
        empty={<ListNotice title={t('none.title')} text={t('none.text')} />}
        onGoToPage={goToPage}
      />
    </>
  );
}
