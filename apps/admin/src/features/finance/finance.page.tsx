import { AddRounded as AddIcon } from '@chauffeur/brand/icons';
import { paymentMethodFilters, transactionFilters } from '@chauffeur/contracts/finance/list-transactions';
import {
  transactionStatuses,
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
import { FilterChoice } from '../../lists/toolbar/filter-choice';
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
import { useDriverFilterChoices } from './form/use-paid-driver-choices';
import { periodPresets, presetOf, presetPeriod } from './settlement/settlement-period.rules';
import { transactions } from './transactions.resource';
import { useTransactionColumns } from './use-transaction-columns';
import { useTransactionName } from './use-transaction-name';
import { useTransactions } from './use-transactions';

const filters = transactionFilters.shape;

/** Lists income and expenses, newest first, with totals. */
export function FinancePage() {
  const { t } = useTranslation(['finance', 'lists', 'bookings']);
  const { language } = useStaffLanguage();
  const editor = useRecordEditor<TransactionResponse>();
  const nameOf = useTransactionName();
  const columns = useTransactionColumns(editor);
  const { page, search, value, goToPage, setFilter, setFilters } = useListParameters();
  const type = value('type', filters.type);
  const status = value('status', filters.status);
  const paymentMethod = value('paymentMethod', filters.paymentMethod);
  const driverId = value('driverId', filters.driverId);
  const chosen = { type, status, paymentMethod, driverId };
  const selection = { from: value('from', filters.from), to: value('to', filters.to), ...chosen, search };
  const query = useTransactions({ ...selection, page: String(page) });
  const drivers = useDriverFilterChoices(driverId, query.data?.items);
  const searchFor = useCallback((wanted: string | undefined) => setFilter('search', wanted), [setFilter]);
  const preset = presetOf(selection);
  const active = [...Object.values(chosen), selection.from ?? selection.to].filter(Boolean).length;
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
        <FoldableFilters active={active}>
          <FilterChoice
            label={t('settlement.presets.label')}
            choices={periodPresets.map((known) => ({
              value: known,
              label: t(`settlement.presets.${known}`),
            }))}
            value={preset}
            // The pressed one is released, for all days.
            onChoose={(chosen) =>
              setFilters(
                chosen && chosen !== preset
                  ? { ...presetPeriod(chosen) }
                  : { from: undefined, to: undefined },
              )
            }
          />
          <PeriodFields label={t('period')} />
          <FilterSelect
            label={t('fields.type')}
            all={t('types.all')}
            choices={transactionTypes.map((choice) => ({ value: choice, label: t(`types.${choice}`) }))}
            value={type}
            onChoose={(chosen) => setFilter('type', chosen)}
            width="13.125rem"
          />
          <FilterSelect
            label={t('fields.status')}
            all={t('statuses.all')}
            choices={transactionStatuses.map((choice) => ({ value: choice, label: t(`statuses.${choice}`) }))}
            value={status}
            onChoose={(chosen) => setFilter('status', chosen)}
            width="11.25rem"
          />
          <FilterSelect
            label={t('bookings:payments.method')}
            all={t('methods.all')}
            choices={paymentMethodFilters.map((choice) => ({
              value: choice,
              label: choice === 'other' ? t('methods.other') : t(`bookings:payments.methods.${choice}`),
            }))}
            value={paymentMethod}
            onChoose={(chosenMethod) => setFilter('paymentMethod', chosenMethod)}
            width="11.25rem"
          />
          <FilterSelect
            label={t('fields.driver')}
            choices={drivers}
            value={driverId}
            onChoose={(chosenDriver) => setFilter('driverId', chosenDriver)}
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
          active > 0 || search ? (
            <ListNotice title={t('lists:noMatch.title')} text={t('lists:noMatch.text')} />
          ) : (
            <ListNotice title={t('screen.none.title')} text={t('screen.none.text')} />
          )
        }
        onGoToPage={goToPage}
      >
        <RecordDialogs resource={transactions} Form={TransactionForm} nameOf={nameOf} editor={editor} />
      </PagedList>
    </>
  );
}
