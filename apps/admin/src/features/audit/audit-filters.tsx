import {
  auditActions,
  auditKinds,
  listAuditEntriesQuery,
  maxRecordSearch,
  type AuditEntryResponse,
} from '@chauffeur/contracts/identity/audit';
import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldableFilters } from '../../lists/toolbar/foldable-filters';
import { FilterSelect } from '../../lists/toolbar/filter-select';
import { ListToolbar } from '../../lists/toolbar/list-toolbar';
import { PeriodFields } from '../../lists/toolbar/period-fields';
import { SearchField } from '../../lists/toolbar/search-field';
import { useListParameters } from '../../lists/use-list-parameters';
import { useAdmins } from '../../resources/admins/use-admins';
import { adminChoices } from './admin-choices.rules';

const filters = listAuditEntriesQuery.shape;

/** Takes the room that the filters leave on their line. */
const Search = styled('div')(({ theme }) => ({
  // When the filters are stacked, this would set its height.
  [theme.breakpoints.up('sm')]: { flex: '0 1 15.625rem' },
  '& > *': { width: '100%' },
}));

interface AuditFiltersProps {
  /** The entries shown, which contain the names of removed admins. */
  entries: readonly Pick<AuditEntryResponse, 'adminId' | 'username'>[];
}

/** Filters by record, admin, action, kind of record and period, stored in the list's URL. */
export function AuditFilters({ entries }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const { value, setFilter } = useListParameters();
  const { data: admins = [] } = useAdmins();
  const searchFor = useCallback((record: string | undefined) => setFilter('record', record), [setFilter]);
  const folded = ['adminId', 'action', 'kind', 'from', 'to'] as const;
  return (
    <ListToolbar>
      <Search>
        <SearchField
          label={t('filters.record')}
          value={value('record', filters.record) ?? ''}
          onSearch={searchFor}
          maxLength={maxRecordSearch}
        />
      </Search>
      <FoldableFilters active={folded.filter((name) => value(name, filters[name])).length}>
        <FilterSelect
          label={t('columns.admin')}
          choices={adminChoices(value('adminId', filters.adminId), admins, entries)}
          value={value('adminId', filters.adminId)}
          onChoose={(chosen) => setFilter('adminId', chosen)}
        />
        <FilterSelect
          label={t('columns.action')}
          choices={auditActions.map((action) => ({ value: action, label: t(`actions.${action}`) }))}
          value={value('action', filters.action)}
          onChoose={(chosen) => setFilter('action', chosen)}
        />
        <FilterSelect
          label={t('filters.kind')}
          choices={auditKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={value('kind', filters.kind)}
          onChoose={(chosen) => setFilter('kind', chosen)}
        />
        <PeriodFields label={t('filters.period')} />
      </FoldableFilters>
    </ListToolbar>
  );
}
