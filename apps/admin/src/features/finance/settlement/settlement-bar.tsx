import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../../surfaces/action-bar';

const Total = styled('span')({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

interface SettlementBarProps {
  /** The number of ticked rides. */
  count: number;
  areAllTicked: boolean;
  /** With its currency. */
  total: string;
  /** Why the selection can't be paid. */
  problem: string | undefined;
  onTickAll: (isTicked: boolean) => void;
  onPay: () => void;
}

/** The total and the button to pay it, always in reach below the list. */
export function SettlementBar(props: SettlementBarProps) {
  const { count, areAllTicked, total, problem, onTickAll, onPay } = props;
  const { t } = useTranslation('finance');
  return (
    <ActionBar aria-label={t('settlement.total')}>
      <Total role="status">{problem ?? t('settlement.chosen', { count, total })}</Total>
      <Button color="inherit" sx={{ marginInlineStart: 'auto' }} onClick={() => onTickAll(!areAllTicked)}>
        <span>{t(areAllTicked ? 'settlement.untickAll' : 'settlement.tickAll')}</span>
      </Button>
      <Button
        variant="contained"
        disabled={count === 0 || problem !== undefined}
        onClick={onPay}
        sx={{ flexGrow: { xs: 1, sm: 0 } }}
      >
        <span>{t('settlement.pay', { total })}</span>
      </Button>
    </ActionBar>
  );
}
