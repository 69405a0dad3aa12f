import type { BookingListItem, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStatusMenu } from '../../status/use-status-menu';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginBottom: 16,
  // On a phone, stays within reach of the thumb while the page scrolls.
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: theme.zIndex.appBar,
    flexWrap: 'nowrap',
    gap: 8,
    margin: 0,
    padding: '8px 12px calc(8px + env(safe-area-inset-bottom))',
    backgroundColor: theme.vars.palette.background.paper,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    // Never narrower than the longest word: Russian words fill the row.
    '& .MuiButton-root': {
      flex: '1 1 auto',
      minWidth: 'min-content',
      paddingInline: 8,
      fontSize: '0.875rem',
      lineHeight: 1.25,
    },
  },
}));

/** The status that usually follows. */
const nextStep: Partial<Record<BookingStatus, 'confirmed' | 'completed'>> = {
  pending: 'confirmed',
  confirmed: 'completed',
};

/**
 * Sets any status, with the version that is shown. The usual next status takes one click, because the dispatcher sets it
 * all day; the others need a confirmation that says which email the customer gets.
 */
export function StatusActions({ booking }: { booking: BookingListItem }) {
  const { t } = useTranslation('bookings');
  const { button, overlays, choose, set, isPending } = useStatusMenu(booking);
  const { status, version } = booking;
  const step = nextStep[status];
  return (
    <>
      <Row role="group" aria-label={t('actions.label')}>
        {step && (
          <Button variant="contained" loading={isPending} onClick={() => set({ status: step, version })}>
            <span>{t(`actions.${step}`)}</span>
          </Button>
        )}
        {status !== 'cancelled' && (
          <Button variant="outlined" color="error" disabled={isPending} onClick={() => choose('cancelled')}>
            {t('actions.cancelled')}
          </Button>
        )}
        <Button {...button} variant="outlined" color="inherit">
          {t('actions.set')}
        </Button>
      </Row>
      {overlays}
    </>
  );
}
