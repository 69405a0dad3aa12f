import { placeName } from '@chauffeur/contracts/bookings/airport';
import {
  bookingChangeFields,
  type BookingChangeField,
  type ChangedValue,
  type ChangedField,
} from '@chauffeur/contracts/bookings/changes/booking-change';
import { airportDirections, messagingAppName } from '@chauffeur/contracts/bookings/booking-choices';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { languages } from '@chauffeur/contracts/languages/languages';
import { isolateRightToLeft } from '@chauffeur/contracts/languages/right-to-left';
import { internationalPhone } from '@chauffeur/phone';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../../i18n/staff-language';
import { formatMoment, formatRideDate } from '../../../../text/format-date';
import { formatMoney } from '../../../../text/format-number';

const List = styled('ul')({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('li')({ overflowWrap: 'anywhere' });
const Old = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** Shows each field's old and new value in words. Omits fields that this back office does not know yet. */
export function FieldChanges({ changes }: { changes: readonly ChangedField[] }) {
  const { t } = useTranslation('bookings');
  const valueText = useValueText();
  return (
    <List>
      {changes.map(({ field, from, to }) => {
        const known = bookingChangeFields.find((name) => name === field);
        if (!known) return null;
        return (
          <Line key={field}>
            {t(`history.fields.${known}`)}: <Old>{isolateRightToLeft(valueText(known, from))}</Old> →{' '}
            {isolateRightToLeft(valueText(known, to))}
          </Line>
        );
      })}
    </List>
  );
}

/** Formats a value as elsewhere in the back office. Values that it does not know yet stay as they are. */
function useValueText(): (field: BookingChangeField, value: ChangedValue) => string {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  return (field, value) => {
    if (value === null || value === '') return t('history.none');
    if (typeof value === 'object') return inLanguage(value, 'name', language);
    const text = String(value);
    switch (field) {
      case 'totalPrice':
        return Number(value) === 0
          ? t('payments.states.toBeAgreed')
          : formatMoney(Number(value), 'USD', language);
      case 'feeDueUsd':
        return formatMoney(Number(value), 'USD', language);
      case 'feeDueSince':
        return formatMoment(text, language);
      case 'bookingDate':
        return formatRideDate(text, language);
      case 'customerPhone':
        return internationalPhone(text);
      case 'airportDirection': {
        const direction = airportDirections.find((known) => known === value);
        return direction ? t(`directions.${direction}`) : text;
      }
      case 'preferredMessagingApp':
        return messagingAppName(text);
      case 'language': {
        const chosen = languages.find((known) => known === value);
        return chosen ? t(`languages.${chosen}`) : text;
      }
      default:
        return typeof value === 'string' ? placeName(value, language) : text;
    }
  };
}
