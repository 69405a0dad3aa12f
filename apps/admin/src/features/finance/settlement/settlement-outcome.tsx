import type { CompletedRide } from '@chauffeur/contracts/drivers/completed-rides';
import type { DriverSettlement } from '@chauffeur/contracts/finance/driver-settlement';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hasErrorCode, type RequestFailed } from '../../../api/send-request';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { formatSum } from '../../../text/format-number';

/** Takes the focus when it appears, because the button that was pressed may be gone. */
function Outcome(props: AlertProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return <Alert {...props} ref={place} tabIndex={-1} sx={{ mb: 1.5 }} />;
}

/** Says how much a driver was paid, for how many rides, with a link to the transaction in Finance. */
export function PaidNotice({ settlement }: { settlement: DriverSettlement }) {
  const { t } = useTranslation('finance');
  const { language } = useStaffLanguage();
  const { payments, totalUsd } = settlement;
  const name = payments[0]?.driver?.name ?? '';
  const day = payments[0]?.transactionDate ?? '';
  const search = new URLSearchParams({ type: 'driver_payment', from: day, to: day, search: name });
  return (
    <Outcome
      severity="success"
      role="status"
      action={
        <Button component={Link} to={`/finance?${search.toString()}`} color="inherit">
          {t('settlement.showPayments')}
        </Button>
      }
    >
      {t('settlement.paid', {
        count: payments.length,
        name,
        total: formatSum(totalUsd, 'USD', language),
      })}
    </Outcome>
  );
}

interface StaleNoticeProps {
  failure: RequestFailed;
  /** The rides as they were in the rejected request. */
  rides: readonly CompletedRide[];
}

/** Says which rides are the reason that nothing was paid. */
export function StaleNotice({ failure, rides }: StaleNoticeProps) {
  const { t } = useTranslation('finance');
  const ids = new Set((failure.problem?.errors ?? []).map(({ params }) => params?.['bookingId']));
  const references = rides
    .filter(({ bookingId }) => ids.has(bookingId))
    .map(({ referenceNumber }) => referenceNumber)
    .join(', ');
  return (
    <Outcome severity="warning">
      {t(
        hasErrorCode(failure, 'settlement.alreadyPaid') ? 'settlement.alreadyPaid' : 'settlement.rideChanged',
        { references },
      )}
    </Outcome>
  );
}
