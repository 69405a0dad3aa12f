import { placeText } from '@chauffeur/contracts/bookings/ride-details/place-texts';
import type { PlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import type { TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { RecordText } from '../../i18n/record-text';
import { useStaffLanguage } from '../../i18n/staff-language';
import { SecondaryText } from '../../surfaces/secondary-text';
import type { BookingFields } from '../booking-fields';
import { SuggestionsField } from '../suggestions-field';
import { usePlaceSearch } from './use-place-search';

/** A field of the ride, or of its ride back. */
type PlaceOfRide<Field extends string> = Field | `returnRide.${Field}`;

interface PlaceFieldProps extends Pick<TextFieldProps, 'required'> {
  label: string;
  /** Names of the fields for the text and for its place. */
  name: PlaceOfRide<'pickupLocation' | 'dropoffLocation' | `stops.${number}.text`>;
  placeName: PlaceOfRide<'pickupPlaceId' | 'dropoffPlaceId' | `stops.${number}.placeId`>;
}

/** A place of the list, or any text. Editing the text clears the place. */
export function PlaceField({ name, placeName, ...props }: PlaceFieldProps) {
  const { control, setValue } = useFormContext<BookingFields>();
  const { field, fieldState } = useController({ control, name });
  const { language } = useStaffLanguage();
  const search = usePlaceSearch();
  const [isTyped, setIsTyped] = useState(false);
  const text = field.value ?? '';
  const write = (written: string, placeId: string | null) => {
    setValue(placeName, placeId, { shouldDirty: true });
    field.onChange(written);
  };
  return (
    <SuggestionsField<PlaceResponse>
      {...props}
      field={field}
      fieldState={fieldState}
      fullWidth
      onBlur={field.onBlur}
      options={search(isTyped ? text.trim() : '')}
      keyOf={({ id }) => id}
      textOf={(place) => placeText(place, language)}
      renderChoice={(place) => (
        <div>
          <RecordText of={place} field="name" />
          <SecondaryText as="div">
            <RecordText of={place} field="address" />
          </SecondaryText>
        </div>
      )}
      onType={(typed) => {
        setIsTyped(true);
        write(typed, null);
      }}
      onChoose={(place) => {
        setIsTyped(false);
        write(placeText(place, language), place.id);
      }}
    />
  );
}
