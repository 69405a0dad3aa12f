import { airportLabel, placeName } from '@chauffeur/contracts/bookings/airport';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../forms/fields/text-field';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { Announcement } from '../../../../surfaces/announcement';
import { FieldRow } from '../field-group';
import { LocationField } from './location-field';
import type { RideFormProps } from '../ride/ride-form-props';

/** Where the ride begins and ends; the direction of a transfer fixes one of them. */
export function PlaceFields({ form, field, isAirportTransfer, isOptional }: RideFormProps) {
  const { t } = useTranslation('booking');
  const direction = form.watch('airportDirection');
  return (
    <FieldRow>
      {isAirportTransfer && direction === 'from_airport' ? (
        <AirportField label={t('fields.pickupLocation')} />
      ) : (
        <LocationField form={form} field={field} end="pickupLocation" required={!isOptional} />
      )}
      {isAirportTransfer && direction === 'to_airport' ? (
        <AirportField label={t('fields.dropoffLocation')} />
      ) : (
        <LocationField
          form={form}
          field={field}
          end="dropoffLocation"
          required={!isOptional && !isAirportTransfer}
        />
      )}
    </FieldRow>
  );
}

/** The fixed end of a transfer, named in the page's language; the form has the stored text. */
function AirportField({ label }: { label: string }) {
  const { language } = useSiteLanguage();
  const name = placeName(airportLabel, language);
  return (
    <div>
      <TextField label={label} readOnly value={name} />
      <Announcement>{`${label}: ${name}`}</Announcement>
    </div>
  );
}
