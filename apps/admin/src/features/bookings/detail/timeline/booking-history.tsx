import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { RideStep } from '@chauffeur/contracts/bookings/crew/ride-state';
import { signedAmount, type TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useStaffLanguage } from '../../../../i18n/staff-language';
import { LoadFailure } from '../../../../lists/list-notice';
import { useAdminName } from '../../../../resources/admins/use-admin-name';
import { useSignedInAdmin } from '../../../../session/session-context';
import { formatMoment } from '../../../../text/format-date';
import { useDescriptionText } from '../../../../booking-display/use-description-text';
import { usePaymentMethodText } from '../../../../booking-display/use-payment-method-text';
import { StatusChip } from '../../../../booking-display/status-chip';
import { formatMoney } from '../../../../text/format-number';
import { StateTag } from '../../../../ride-progress/state-tag';
import { Tag } from '../../../../surfaces/tag';
import { useBookingEmails } from '../../emails/use-booking-emails';
import { useBookingTransactions } from '../../payments/use-booking-transactions';
import { FieldChanges } from './field-changes';
import { timelineOf, type TimelineEntry } from './timeline.rules';
import { useBookingChanges } from './use-booking-changes';

const List = styled('ol')({ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' });

const Note = styled('div')(({ theme }) => ({
  marginTop: 4,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

const Words = styled('div')({ overflowWrap: 'anywhere' });
const Secondary = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** How many entries are shown at first, and how many each click adds. */
const entriesAtOnce = 50;

type HistoryOf = Pick<BookingDetailResponse, 'id' | 'history' | 'steps' | 'bookingDate'>;

/** Lists what happened to a booking, newest first: statuses, changes, steps, payments and emails. */
export function BookingHistory({ booking }: { booking: HistoryOf }) {
  const { t } = useTranslation('bookings');
  const [shown, setShown] = useState(entriesAtOnce);
  const edits = useBookingChanges(booking.id);
  const payments = useBookingTransactions(booking.id);
  const emails = useBookingEmails(booking.id);
  const failed = [
    ...(edits.isError ? [edits] : []),
    ...[payments, emails].filter(({ isError, data }) => isError && !data),
  ];
  const entries = timelineOf({
    statuses: booking.history,
    changes: edits.data?.pages.flatMap(({ items }) => items) ?? [],
    hasEarlier: edits.hasNextPage,
    steps: booking.steps,
    payments: payments.data?.items ?? [],
    emails: emails.data ?? [],
  });
  const showEarlier = () => {
    setShown((count) => count + entriesAtOnce);
    if (edits.hasNextPage) void edits.fetchNextPage();
  };
  return (
    <>
      <List>
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.id} entry={entry} day={booking.bookingDate} />
        ))}
      </List>
      {failed.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <LoadFailure
            message={t('history.failed')}
            onRetry={() => failed.forEach((query) => void query.refetch())}
          />
        </Box>
      )}
      {(edits.hasNextPage || entries.length > shown) && (
        <Button color="inherit" onClick={showEarlier} disabled={edits.isFetching} sx={{ mt: 1 }}>
          {t('history.earlier')}
        </Button>
      )}
    </>
  );
}

function Entry({ entry, day }: { entry: TimelineEntry; day: string }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const by = whoseOf(entry);
  const me = useSignedInAdmin()?.id;
  const name = useAdminName(by && z.uuid().safeParse(by).success && by !== me ? by : null);
  const who = (id: string) => {
    if (id === 'customer') return t('history.customer');
    if (id === 'system') return t('history.system');
    if (id.startsWith('driver:')) return t('history.driver');
    return id === me ? t('history.you') : (name ?? t('history.staff'));
  };
  return (
    <li>
      {'status' in entry && <StatusChip status={entry.status.toStatus} />}
      {'change' in entry && <FieldChanges changes={entry.change.changes} />}
      {'step' in entry && <Step step={entry.step} day={day} />}
      {'payment' in entry && <Payment payment={entry.payment} />}
      {'email' in entry && (
        <Words>
          {t('history.email', { subject: entry.email.subject ?? entry.email.fullName })}{' '}
          <Secondary>{t(`emails.states.${entry.email.state}`)}</Secondary>
        </Words>
      )}
      <Note>{[formatMoment(entry.at, language), ...(by ? [who(by)] : [])].join(' · ')}</Note>
    </li>
  );
}

/** A step of the ride that the driver, or staff for them, reported. */
function Step({ step, day }: { step: RideStep; day: string }) {
  const { t } = useTranslation('rideProgress');
  const { toState, happenedAt, reason, note } = step;
  return (
    <>
      {toState === 'none' ? (
        <Tag>{t('states.none')}</Tag>
      ) : (
        <StateTag progress={{ state: toState, since: happenedAt }} day={day} />
      )}
      <Words>{[reason && t(`reasons.${reason}`), note].filter(Boolean).join(': ')}</Words>
    </>
  );
}

function Payment({ payment }: { payment: TransactionResponse }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const descriptionText = useDescriptionText();
  const methodText = usePaymentMethodText();
  const { currency, paymentMethod, status, description } = payment;
  return (
    <Words>
      {[descriptionText(description), formatMoney(signedAmount(payment), currency, language)].join(': ')}{' '}
      <Secondary>
        {[methodText(paymentMethod), t(`payments.statuses.${status}`)].filter(Boolean).join(' · ')}
      </Secondary>
    </Words>
  );
}

/** Returns who did it; null for an email, which the product sends. */
function whoseOf(entry: TimelineEntry): string | null {
  if ('status' in entry) return entry.status.changedBy;
  if ('change' in entry) return entry.change.changedBy;
  if ('step' in entry) return entry.step.by;
  return 'payment' in entry ? entry.payment.createdBy : null;
}
