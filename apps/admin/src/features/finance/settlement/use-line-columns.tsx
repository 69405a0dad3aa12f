import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFieldErrorText } from '../../../i18n/use-field-error-text';
import { useStaffLanguage } from '../../../i18n/staff-language';
import type { Column } from '../../../lists/rows/column';
import { SecondaryText } from '../../../surfaces/secondary-text';
import { Tag } from '../../../surfaces/tag';
import { formatRideDate } from '../../../text/format-date';
import { formatSum } from '../../../text/format-number';
import { locales } from '../../../text/locale';
import { Amount } from './amount';
import type { LineDraft, SettlementLine } from './line-drafts.rules';

const Day = styled('span')({ fontWeight: 700, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const Words = styled(SecondaryText)({ overflowWrap: 'anywhere' });

/** Shown for a missing value. */
const unknown = '–';

export function useLineColumns(
  onType: (line: SettlementLine, draft: LineDraft) => void,
): readonly Column<SettlementLine>[] {
  const { t } = useTranslation('finance');
  const { language } = useStaffLanguage();
  const fieldErrorText = useFieldErrorText();
  const dayOf = ({ bookingDate, bookingTime }: SettlementLine) =>
    [formatRideDate(bookingDate, language), bookingTime].filter(Boolean).join(', ');
  const hours = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 });
  return [
    {
      id: 'ride',
      label: t('settlement.columns.ride'),
      cell: (line) => (
        <FormControlLabel
          sx={{ mr: 0 }}
          control={
            <Checkbox
              checked={line.draft.isTicked}
              onChange={(_event, isTicked) => onType(line, { ...line.draft, isTicked })}
              slotProps={{ input: { 'aria-label': `${dayOf(line)}, ${line.referenceNumber}` } }}
            />
          }
          label={<Day>{dayOf(line)}</Day>}
        />
      ),
    },
    {
      id: 'booking',
      label: t('columns.booking'),
      cell: ({ bookingId, referenceNumber, customerName, paidOthers }) => (
        <>
          <Link component={RouterLink} to={`/bookings/${bookingId}`} noWrap>
            {referenceNumber}
          </Link>
          <Words>{customerName}</Words>
          {paidOthers.length > 0 && (
            <Tag tone="warning" sx={{ whiteSpace: 'normal' }}>
              {t('settlement.paidOthers', { drivers: paidOthers.join(', ') })}
            </Tag>
          )}
        </>
      ),
    },
    {
      id: 'hours',
      label: t('settlement.columns.hours'),
      align: 'right',
      cell: ({ durationMinutes }) => (
        <Amount>{durationMinutes === null ? unknown : hours.format(durationMinutes / 60)}</Amount>
      ),
    },
    {
      id: 'price',
      label: t('settlement.columns.price'),
      align: 'right',
      cell: ({ totalPrice }) => (
        <Amount>{totalPrice > 0 ? formatSum(totalPrice, 'USD', language) : unknown}</Amount>
      ),
    },
    {
      id: 'cash',
      label: t('settlement.cash'),
      align: 'right',
      cell: ({ cashUsd }) => (
        <Amount>{cashUsd === undefined ? unknown : formatSum(cashUsd, 'USD', language)}</Amount>
      ),
    },
    {
      id: 'amount',
      label: t('settlement.columns.amount'),
      align: 'right',
      cell: (line) => {
        const { draft, error, referenceNumber } = line;
        return (
          <TextField
            type="number"
            size="small"
            value={draft.amount}
            disabled={!draft.isTicked}
            error={error !== undefined}
            helperText={error && fieldErrorText(error)}
            onChange={({ target }) => onType(line, { ...draft, amount: target.value })}
            sx={{ width: 150, '& input': { textAlign: 'right' } }}
            slotProps={{
              htmlInput: {
                'aria-label': t('settlement.amountOf', { reference: referenceNumber }),
                min: 0,
                step: 0.01,
                inputMode: 'decimal',
              },
            }}
          />
        );
      },
    },
  ];
}
