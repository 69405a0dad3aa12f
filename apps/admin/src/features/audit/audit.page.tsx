import { listAuditEntriesQuery } from '@chauffeur/contracts/identity/audit';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../layout/page-head';
import { ListNotice } from '../../lists/list-notice';
import { PagedList } from '../../lists/paged-list';
import { useListParameters } from '../../lists/use-list-parameters';
import { AuditFilters } from './audit-filters';
import { useAuditColumns } from './use-audit-columns';
import { useAuditEntries } from './use-audit-entries';

const filters = ['adminId', 'action', 'kind', 'record', 'from', 'to'] as const;

/** Lists who did what to which record, newest first. */
export function AuditPage() {
  const { t } = useTranslation(['audit', 'lists']);
  const { page, value, goToPage } = useListParameters();
  const selection = Object.fromEntries(
    filters.map((name) => [name, value(name, listAuditEntriesQuery.shape[name])]),
  );
  const query = useAuditEntries({ ...selection, page: String(page) });
  const columns = useAuditColumns();
  const isNarrowed = Object.values(selection).some(Boolean);
  const empty = isNarrowed
    ? { title: t('lists:noMatch.title'), text: t('lists:noMatch.text') }
    : { title: t('none.title'), text: t('none.text') };
  return (
    <>
      <PageHead title={t('title')} />
      <AuditFilters entries={query.data?.items ?? []} />
      <PagedList
        label={t('title')}
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        failure={t('loadFailed')}
        empty={<ListNotice {...empty} />}
        onGoToPage={goToPage}
      />
    </>
  );
}
