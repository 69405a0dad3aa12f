import { useTranslation } from 'react-i18next';
import { PageHead } from '../../layout/page-head';
import { ListNotice } from '../../lists/list-notice';
import { PagedList } from '../../lists/paged-list';
import { useListParameters } from '../../lists/use-list-parameters';
import { useMarkAsRead } from './unread-messages';
import { useContactMessages } from './use-contact-messages';
import { useContactMessageColumns } from './use-contact-message-columns';

/** Lists the messages from the contact form, newest first. */
export function ContactMessagesPage() {
  const { t } = useTranslation('messages');
  const { page, goToPage } = useListParameters();
  const query = useContactMessages(page);
  const columns = useContactMessageColumns();
  useMarkAsRead(query.data);
  return (
    <>
      <PageHead title={t('title')} />
      <PagedList
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
