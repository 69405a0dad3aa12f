import type { BookedExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../surfaces/spinner';
import { VisuallyHidden } from '../../../surfaces/visually-hidden';
import { BottomBar } from './bottom-bar';
import { PriceNotice } from '../price/price-notice';
import { useLazyPart } from '../../../start/on-demand/use-lazy-part';
import { usePrefetch } from '../../../start/on-demand/use-prefetch';
import type { PriceState } from '../price/use-price';

interface StepLayoutProps {
  /** The questions of the step. */
  children: ReactNode;
  price: StepPrice;
  /** What is missing for the next step; null if nothing is. */
  missing: string | null;
  /** The back button, at the end of the step. */
  previous?: ReactNode;
  /** The button to the next step; in the last step, the one that books. */
  next: ReactNode;
  /** The outcome of the last press, beside the buttons. */
  outcome?: ReactNode;
  /** What pressing the button accepts. */
  note?: ReactNode;
}

/** The price as every step shows it: beside the questions on a wide screen, in the bar and its sheet on a narrow one. */
export interface StepPrice {
  price: PriceState;
  extras: readonly BookedExtra[];
  /** Those of the ride back; null if none is wanted. */
  returnExtras: readonly BookedExtra[] | null;
  currency: CurrencyResponse | undefined;
  panel: ReactNode;
}

const loadPriceSheet = () => import('../price/price-sheet');

const Grid = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  // The bar sticks within this box, which therefore begins above the questions: on a phone in landscape they begin out
  // of view.
  [theme.breakpoints.down('md')]: {
    marginTop: 'calc(-10rem - 24px)',
    '&::before': { content: '""', height: '10rem', visibility: 'hidden' },
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gap: '24px 40px',
    gridTemplate: "'main panel' auto 'actions panel' 1fr / minmax(0, 1fr) 21rem",
  },
}));

/** A row on a wide screen; on a narrow one no box, so that the bar stays in view along the whole step. */
const Actions = styled('div')(({ theme }) => ({
  display: 'contents',
  '& > button': { minWidth: 'min(10rem, 100%)' },
  [theme.breakpoints.up('md')]: {
    gridArea: 'actions',
    alignSelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    alignItems: 'center',
    '& button': { minWidth: '10rem', whiteSpace: 'nowrap' },
    '& > div': { flexBasis: '100%' },
  },
}));

/** The questions, beside the price on wide screens, above a bar with the total and the button on narrow ones. */
export function StepLayout({ children, price, missing, previous, next, outcome, note }: StepLayoutProps) {
  const sheet = useLazyPart(loadPriceSheet);
  usePrefetch(loadPriceSheet);

  return (
    <Grid>
      <Box sx={{ gridArea: 'main', minWidth: 0 }}>{children}</Box>
      <Box sx={{ gridArea: 'panel', display: { xs: 'none', md: 'block' } }}>
        <Box sx={{ position: 'sticky', top: 100 }}>{!sheet.isOpen && price.panel}</Box>
      </Box>
      <Box sx={{ display: { md: 'none' }, '&:empty': { display: 'none' } }}>
        <PriceNotice price={price.price} />
      </Box>
      <Actions>
        {outcome && <div>{outcome}</div>}
        {note && <div>{note}</div>}
        {previous}
        <BottomBar
          price={price.price}
          extras={price.extras}
          returnExtras={price.returnExtras}
          currency={price.currency}
          missing={missing}
          hasFailed={sheet.hasFailed}
          onTotal={sheet.open}
        >
          {next}
        </BottomBar>
      </Actions>
      {sheet.part && (
        <sheet.part.default isOpen={sheet.isOpen} onClose={sheet.close}>
          {price.panel}
        </sheet.part.default>
      )}
    </Grid>
  );
}

/** Placeholder for a step that is being fetched; as high as the viewport, so that nothing below moves. */
export function StepPlaceholder() {
  const { t } = useTranslation('layout');
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Spinner aria-hidden="true" />
    </Box>
  );
}
