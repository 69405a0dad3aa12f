import { placeName } from '@chauffeur/contracts/bookings/airport';
import {
  bookingChangeFields,
  type BookingChangeField,
  type ChangedValue,
  type ChangedField,
} from '@chauffeur/contracts/bookings/changes/booking-change';
import { airportDirections, type AirportDirection } from '@chauffeur/contracts/bookings/booking-choices';
import { inLanguage } from '@chauffeur/contracts/in-language';
import type { Language } from '@chauffeur/contracts/languages';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../../i18n/staff-language';
import { formatMoment } from '../../../../text/format-date';
import { formatMoney } from '../../../../text/format-number';

const List = styled('ul')({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('li')({ overflowWrap: 'anywhere' });
const Old = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Each field's old and new value in words; one that this back office does not know yet is left out. */
export function FieldChanges({ changes }: { changes: readonly ChangedField[] }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  return (
    <List>
      {changes.map(({ field, from, to }) => {
        const known = bookingChangeFields.find((name) => name === field);
        if (!known) return null;
        const words = (value: ChangedValue) =>
          known === 'airportDirection' && isDirection(value)
            ? t(`directions.${value}`)
            : (valueOf(known, value, language) ?? t('history.none'));
        return (
          <Line key={field}>
            {t(`history.fields.${known}`)}: <Old>{words(from)}</Old> → {words(to)}
          </Line>
        );
      })}
    </List>
  );
}

function isDirection(value: ChangedValue): value is AirportDirection {
  return airportDirections.some((direction) => direction === value);
}

function valueOf(field: BookingChangeField, value: ChangedValue, language: Language): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'object') return inLanguage(value, 'name', language);
  if (field === 'feeDueSince') return formatMoment(String(value), language);
  if (field === 'totalPrice' || field === 'feeDueUsd') return formatMoney(Number(value), 'USD', language);
  if (typeof value === 'string') return placeName(value, language);
  return String(value);
}
