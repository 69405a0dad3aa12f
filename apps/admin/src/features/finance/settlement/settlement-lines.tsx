import {
  completedRidesLimits,
  type CompletedRide,
  type CompletedRides,
} from '@chauffeur/contracts/drivers/completed-rides';
import { settlementLineLimit, type DriverSettlement } from '@chauffeur/contracts/finance/driver-settlement';
import { formatNumber } from '@chauffeur/contracts/money/format-money';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestFailed } from '../../../api/send-request';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { ListNotice } from '../../../lists/list-notice';
import { Rows } from '../../../lists/rows/rows';
import { SecondaryText } from '../../../surfaces/secondary-text';
import { formatMoney, formatSum } from '../../../text/format-number';
import { leavesScreen, useUnsavedInput, type Discards } from '../../../unsaved/unsaved-input';
import {
  selectedPayments,
  settlementLinesOf,
  totalOf,
  withInput,
  withoutPaid,
  type InitialRideIds,
  type LineDraft,
  type LineDrafts,
} from './line-drafts.rules';
import { PayDialog, type PaymentEntry } from './pay-dialog';
import { ReceivedCash } from './received-cash';
import { SettlementBar } from './settlement-bar';
import { useLineColumns } from './use-line-columns';
import type { SettlementSelection } from './use-unpaid-rides';

interface SettlementLinesProps {
  selection: SettlementSelection;
  rides: CompletedRides;
  onPaid: (settlement: DriverSettlement) => void;
  /** Called with the rides as they were when the dialog was opened. */
  onStale: (failure: RequestFailed, rides: readonly CompletedRide[]) => void;
}

/** Lists the unpaid rides, each with a checkbox and an amount, and their total. */
export function SettlementLines({ selection, rides, onPaid, onStale }: SettlementLinesProps) {
  const { t } = useTranslation('finance');
  const { language } = useStaffLanguage();
  const [drafts, setDrafts] = useState<LineDrafts>(new Map());
  const [first] = useState<InitialRideIds>(() => new Set(rides.lines.map(({ bookingId }) => bookingId)));
  // A snapshot, so that refetching the list behind the dialog does not change what is paid.
  const [paying, setPaying] = useState<{
    rides: readonly CompletedRide[];
    lines: ReturnType<typeof selectedPayments>;
    total: string;
  }>();
  const [entered, setEntered] = useState<PaymentEntry>();
  // With another driver or period, the rides change and the input is lost.
  const isEmpty = rides.lines.length === 0;
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedInput(!isEmpty && isUnsaved, changesSelection);
  const type = (typed: readonly (readonly [CompletedRide, LineDraft])[]) => {
    setUnsaved(true);
    setDrafts((known) => withInput(known, typed));
  };
  const columns = useLineColumns((line, draft) => type([[line, draft]]));
  const lines = settlementLinesOf(rides.lines, drafts, first);
  const chosen = selectedPayments(lines);
  const total = formatSum(totalOf(lines), 'USD', language);
  const { name, paymentType, paymentRate } = rides.driver;
  const rate =
    paymentType === 'percentage'
      ? formatNumber(paymentRate, language)
      : formatMoney(paymentRate, 'USD', language);
  return (
    <>
      {!isEmpty && <SecondaryText>{t(`settlement.rate.${paymentType}`, { name, rate })}</SecondaryText>}
      {rides.cashUsd !== undefined && (
        <SecondaryText sx={{ mb: 1.5 }}>
          {t('settlement.cashOfPeriod')}{' '}
          <ReceivedCash driverId={selection.driverId} period={selection} usd={rides.cashUsd} />
        </SecondaryText>
      )}
      {isEmpty ? (
        <ListNotice title={t('settlement.none.title')} text={t('settlement.none.text', { name })} />
      ) : (
        <>
          {rides.isTruncated && (
            <Alert severity="info" sx={{ mb: 1.5 }}>
              {t('settlement.truncated', { count: completedRidesLimits.rides })}
            </Alert>
          )}
          <Rows
            label={t('settlement.list')}
            columns={columns}
            rows={lines}
            rowKey={({ bookingId }) => bookingId}
          />
          <SettlementBar
            count={chosen.length}
            areAllTicked={lines.every(({ draft }) => draft.isTicked)}
            total={total}
            problem={problem()}
            onTickAll={(isTicked) => type(lines.map((line) => [line, { ...line.draft, isTicked }]))}
            onPay={() => setPaying({ rides: rides.lines, lines: chosen, total })}
          />
        </>
      )}
      {paying && (
        <PayDialog
          request={{ ...selection, lines: paying.lines }}
          entered={entered}
          driverName={name}
          total={paying.total}
          onClose={() => {
            setPaying(undefined);
            setEntered(undefined);
          }}
          onPaid={(settlement) => {
            setPaying(undefined);
            setEntered(undefined);
            // Rides that were left out stay so, with their amounts, until they are ticked again.
            setDrafts((known) => withoutPaid(known, paying.lines));
            setUnsaved(false);
            onPaid(settlement);
          }}
          onStale={(failure, entry) => {
            setPaying(undefined);
            setEntered(entry);
            onStale(failure, paying.rides);
          }}
        />
      )}
    </>
  );

  function problem(): string | undefined {
    if (chosen.length > settlementLineLimit) return t('settlement.tooMany', { max: settlementLineLimit });
    return lines.some(({ error }) => error !== undefined) ? t('settlement.invalid') : undefined;
  }
}

/** Another page of changed rides leaves the rides to pay as they are. */
const changesSelection: Discards = (move) =>
  leavesScreen(move) || withoutPage(move.currentLocation.search) !== withoutPage(move.nextLocation.search);

function withoutPage(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  return parameters.toString();
}
