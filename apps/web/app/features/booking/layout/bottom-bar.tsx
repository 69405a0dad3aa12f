import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeHeight } from '../../../theme/notice-height';
import { shortScreen } from '../../../theme/short-screen';
import { DelayWhileCovered } from '../../../surfaces/delay-while-covered';
import { VisuallyHidden } from '../../../surfaces/visually-hidden';
import type { PriceState } from '../price/use-price';
import { useKeyboardOpen } from './use-keyboard-open';
import { usePriceText } from '../price/use-price-text';

/** Sticks to the bottom of a narrow screen; on a wide one, only its button is left. */
const Bar = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    zIndex: 2,
    bottom: noticeHeight,
    display: 'flex',
    // With enlarged text, the button has a line of its own.
    flexWrap: 'wrap',
    gap: '8px 12px',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginInline: -24,
    padding: '8px 24px',
    paddingBottom: 'max(8px, env(safe-area-inset-bottom))',
    backgroundColor: theme.palette.background.paper,
    borderTop: `1px solid ${theme.palette.divider}`,
    '&[data-keyboard="true"]': { position: 'static' },
    // What is missing stands beside the button; an error above the buttons.
    '& > [role=status]': { flex: '1 1 0' },
    '&[data-failed="true"] > [role=status]': { flexBasis: '100%' },
    // Small enough for a bar of at most 72 pixels.
    '& > button:last-of-type': {
      flex: '0 1 auto',
      minWidth: 'min(7.5rem, 45%)',
      paddingInline: 16,
      lineHeight: 1.15,
    },
  },
  [shortScreen]: { position: 'static' },
  [theme.breakpoints.down('sm')]: { marginInline: -16, paddingInline: 16 },
  // So that the longest label, the Russian one of step 3, stays on one line.
  '@media (max-width: 429.95px)': {
    '& > button:last-of-type': { paddingInline: 12, fontSize: '0.875rem' },
  },
  '@media (max-width: 359.95px)': {
    gap: 8,
    paddingInline: 12,
    '& > button:last-of-type': { minWidth: 0, paddingInline: 8, fontSize: '0.8125rem' },
  },
}));

/**
 * Says that the price panel could not be fetched, or what is missing, or the total. Always rendered, so that screen
 * readers announce changes.
 */
const Status = styled('div')(({ theme }) => ({
  minWidth: 0,
  // What was missing stays in it for as long as a list covers it.
  '&[data-unseen]': { position: 'absolute', clipPath: 'inset(50%)' },
  fontSize: '0.8125rem',
  lineHeight: 1.2,
  fontWeight: 600,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Total = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  flex: 'none',
  paddingInlineEnd: 20,
  minHeight: 48,
  paddingBlock: 0,
  paddingInlineStart: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  lineHeight: 1.15,
  textAlign: 'start',
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: 8,
  [theme.breakpoints.up('md')]: { display: 'none' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 4,
    top: '50%',
    width: 8,
    height: 8,
    border: 'solid currentColor',
    borderWidth: '2px 0 0 2px',
    transform: 'translateY(-20%) rotate(45deg)',
  },
  '@media (max-width: 359.95px)': { paddingInlineEnd: 0, '&::after': { display: 'none' } },
}));

interface BottomBarProps {
  price: PriceState;
  extras: readonly BookedExtra[];
  /** Those of the ride back; null if none is wanted. */
  returnExtras: readonly BookedExtra[] | null;
  currency: CurrencyResponse | undefined;
  /** What is missing for the next step; null if nothing is. */
  missing: string | null;
  /** Whether the price panel could not be fetched when it was opened. */
  hasFailed: boolean;
  onTotal: () => void;
  /** The step's main button. */
  children: ReactNode;
}

/** The total, which opens the price panel, and the button to the next step. */
export function BottomBar(props: BottomBarProps) {
  const { price, extras, returnExtras, currency, missing, onTotal, children } = props;
  const { t } = useTranslation(['booking', 'common']);
  const hasFailed = missing === null && props.hasFailed;
  const { total, approximately } = usePriceText(price, extras, currency, returnExtras);
  const isKeyboardOpen = useKeyboardOpen();
  return (
    <Bar data-foot-bar data-keyboard={isKeyboardOpen} data-failed={hasFailed}>
      <Status role="status" data-unseen={(missing === null && !hasFailed) || undefined}>
        <DelayWhileCovered>
          {/* An element, so that the text changes on a page that the browser translates, too. */}
          <span>{hasFailed ? t('common:notLoaded') : (missing ?? `${t('fields.totalPrice')} ${total}`)}</span>
        </DelayWhileCovered>
      </Status>
      {missing === null && (
        <Total type="button" aria-haspopup="dialog" onClick={onTotal}>
          <Box component="span" sx={{ fontSize: { xs: '1.125rem', sm: '1.375rem' }, fontWeight: 800 }}>
            <VisuallyHidden>{t('fields.totalPrice')} </VisuallyHidden>
            <span>{total}</span>
          </Box>
          {approximately && (
            <Box component="span" className="tabular" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              {approximately}
            </Box>
          )}
        </Total>
      )}
      {children}
    </Bar>
  );
}
