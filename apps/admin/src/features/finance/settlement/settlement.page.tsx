import { ArrowBackRounded as BackIcon } from '@chauffeur/brand/icons';
import { ridePeriod, type CompletedRide } from '@chauffeur/contracts/drivers/completed-rides';
import type { DriverSettlement } from '@chauffeur/contracts/finance/driver-settlement';
import { recordId } from '@chauffeur/contracts/http/record';
import { newKey } from '@chauffeur/contracts/new-key';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hasErrorCode, type RequestFailed } from '../../../api/send-request';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { PageHead } from '../../../layout/page-head';
import { ListNotice, LoadFailure } from '../../../lists/list-notice';
import { ExportButton } from '../../../lists/toolbar/export-button';
import { FilterChoice } from '../../../lists/toolbar/filter-choice';
import { FilterSelect } from '../../../lists/toolbar/filter-select';
import { ListToolbar } from '../../../lists/toolbar/list-toolbar';
import { PeriodFields } from '../../../lists/toolbar/period-fields';
import { useListParameters } from '../../../lists/use-list-parameters';
import { useDriverFilterChoices } from '../form/use-paid-driver-choices';
import { transactions } from '../transactions.resource';
import { ChangedRides } from './changed-rides';
import { DriversToSettle } from './drivers-to-settle';
import { SettlementLines } from './settlement-lines';
import { PaidNotice, StaleNotice } from './settlement-outcome';
import { isPossible, periodPresets, presetOf, presetPeriod } from './settlement-period.rules';
import { settlementsPath, useUnpaidRides } from './use-unpaid-rides';

/** The outcome of the last try to pay. */
interface Outcome {
  /** Unique for each try, so that its notice takes the focus. */
  readonly key: string;
  /** The driver and period, as URL parameters. */
  readonly of: string;
  readonly paid?: DriverSettlement;
  readonly stale?: { readonly failure: RequestFailed; readonly rides: readonly CompletedRide[] };
}

/** Shows what is to be settled with the drivers in a period, and pays one of them for its rides. */
export function SettlementPage() {
  const { t } = useTranslation(['finance', 'errors']);
  const { language } = useStaffLanguage();
  const queryClient = useQueryClient();
  const { value, setFilter, setFilters } = useListParameters();
  const [outcome, setOutcome] = useState<Outcome>();
  // Computed once: at midnight the default month would change, and the ticked rides would be lost.
  const [initial] = useState(() => presetPeriod('thisMonth'));
  const selection = {
    driverId: value('driverId', recordId) ?? '',
    from: value('from', ridePeriod.from) ?? initial.from,
    to: value('to', ridePeriod.to) ?? initial.to,
  };
  const drivers = useDriverFilterChoices(selection.driverId);
  const parameters = new URLSearchParams(selection).toString();
  const canBe = isPossible(selection);
  const preset = presetOf(selection);
  const query = useUnpaidRides(selection, selection.driverId !== '' && canBe);
  const rides = query.data;
  const showOutcome = (shown: Omit<Outcome, 'key' | 'of'>) => {
    setOutcome({ key: newKey(), of: parameters, ...shown });
    void queryClient.invalidateQueries({ queryKey: [transactions.name] });
  };
  const shown = outcome?.of === parameters ? outcome : undefined;
  return (
    <>
      <Button
        component={Link}
        to="/finance"
        color="inherit"
        startIcon={<BackIcon />}
        sx={{ ml: -1.5, mb: 1 }}
      >
        {t('screen.title')}
      </Button>
      <PageHead title={t('settlement.title')}>
        {rides && rides.lines.length > 0 && (
          <ExportButton
            path={`${settlementsPath}/export.csv?${parameters}&language=${language}`}
            name="driver-settlement"
          />
        )}
      </PageHead>
      <ListToolbar>
        <FilterSelect
          label={t('fields.driver')}
          all={t('settlement.allDrivers')}
          choices={drivers}
          value={selection.driverId}
          onChoose={(chosen) => setFilter('driverId', chosen)}
          width="14.375rem"
        />
        <FilterChoice
          label={t('settlement.presets.label')}
          choices={periodPresets.map((known) => ({ value: known, label: t(`settlement.presets.${known}`) }))}
          value={preset}
          onChoose={(chosen) => chosen && setFilters({ ...presetPeriod(chosen) })}
        />
        <PeriodFields label={t('settlement.period')} initial={initial} />
      </ListToolbar>
      {shown?.paid && <PaidNotice key={shown.key} settlement={shown.paid} />}
      {shown?.stale && <StaleNotice key={shown.key} {...shown.stale} />}
      <ChangedRides driverId={selection.driverId} />
      {content()}
    </>
  );

  function content() {
    if (!canBe)
      return <ListNotice title={t('settlement.noPeriod.title')} text={t('settlement.noPeriod.text')} />;
    if (!selection.driverId) return <DriversToSettle period={{ from: selection.from, to: selection.to }} />;
    if (hasErrorCode(query.error, 'driver.notFound')) {
      return <ListNotice title={t('settlement.drivers.deleted')} text={t('errors:codes.driver.notFound')} />;
    }
    if (query.isError && !rides)
      return <LoadFailure message={t('settlement.loadFailed')} onRetry={() => void query.refetch()} />;
    if (!rides) return <Skeleton variant="rounded" height={280} aria-busy="true" />;
    return (
      <SettlementLines
        key={parameters}
        selection={selection}
        rides={rides}
        onPaid={(paid) => showOutcome({ paid })}
        onStale={(failure, asked) => showOutcome({ stale: { failure, rides: asked } })}
      />
    );
  }
}
