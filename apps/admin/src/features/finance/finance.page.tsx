import { AddRounded as AddIcon } from '@chauffeur/brand/icons';
import {
  transactionType,
  transactionTypes,
  type TransactionResponse,
} from '@chauffeur/contracts/finance/transaction';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { parametersOf } from '../../api/parameters-of';
import { useStaffLanguage } from '../../i18n/staff-language';
import { PageHead } from '../../layout/page-head';
import { ExportButton } from '../../lists/toolbar/export-button';
import { ListNotice } from '../../lists/list-notice';
import { FoldableFilters } from '../../lists/toolbar/foldable-filters';
import { FilterSelect } from '../../lists/toolbar/filter-select';
import { ListToolbar } from '../../lists/toolbar/list-toolbar';
import { PeriodFields } from '../../lists/toolbar/period-fields';
import { PagedList } from '../../lists/paged-list';
import { SearchField } from '../../lists/toolbar/search-field';
import { useListParameters } from '../../lists/use-list-parameters';
import { RecordDialogs } from '../../records/record-dialogs';
import { useRecordEditor } from '../../records/use-record-editor';
import { FinanceTotals } from './finance-totals';
import { TransactionForm } from './form/transaction-form';
import { transactions } from './transactions.resource';
import { useTransactionColumns } from './use-transaction-columns';
import { useTransactionName } from './use-transaction-name';
import { useTransactions } from './use-transactions';

/** Lists income and expenses, newest first, with totals. */
export function FinancePage() {
  const { t } = useTranslation(['finance', 'lists']);
  const { language } = useStaffLanguage();
  const editor = useRecordEditor<TransactionResponse>();
  const nameOf = useTransactionName();
  const columns = useTransactionColumns(editor);
  const { page, search, value, goToPage, setFilter } = useListParameters();
  const type = transactionType.safeParse(value('type')).data;
  const selection = { from: value('from'), to: value('to'), type, search };
  const query = useTransactions({ ...selection, page: String(page) });
  const searchFor = useCallback((wanted: string | undefined) => setFilter('search', wanted), [setFilter]);
  const isNarrowed = Boolean(type ?? (search || selection.from || selection.to));
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => editor.add()}>
      {t('screen.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('screen.title')}>
        <ExportButton
          path={`${transactions.path}/export.csv?${parametersOf({ ...selection, language })}`}
          name="transactions"
        />
        <Button component={Link} to="/finance/settlement" variant="outlined" color="inherit">
          {t('settlement.open')}
        </Button>
        {add}
      </PageHead>
      <FinanceTotals filters={selection} />
      <ListToolbar>
        <SearchField label={t('search')} value={search} onSearch={searchFor} />
        <FoldableFilters active={[type, selection.from ?? selection.to].filter(Boolean).length}>
          <PeriodFields label={t('period')} />
          <FilterSelect
            label={t('fields.type')}
            all={t('types.all')}
            choices={transactionTypes.map((choice) => ({ value: choice, label: t(`types.${choice}`) }))}
            value={type}
            onChoose={(chosen) => setFilter('type', chosen)}
            width="13.125rem"
          />
        </FoldableFilters>
      </ListToolbar>
      <PagedList
        label={t('list')}
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        failure={t('screen.loadFailed')}
        empty={
          isNarrowed ? (
            <ListNotice title={t('lists:noMatch.title')} text={t('lists:noMatch.text')} />
          ) : (
            <ListNotice title={t('screen.none.title')} text={t('screen.none.text')} />
          )
        }
        onGoToPage={goToPage}
      />
      <RecordDialogs resource={transactions} Form={TransactionForm} nameOf={nameOf} editor={editor} />
    </>
  );
}
