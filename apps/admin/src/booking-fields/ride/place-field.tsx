import { placeText } from '@chauffeur/contracts/bookings/ride-details/ride-places';
import type { PlaceResponse } from '@chauffeur/contracts/catalogue/place';
import { inLanguage } from '@chauffeur/contracts/in-language';
import Autocomplete from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldErrorText } from '../../i18n/use-field-error-text';
import { useStaffLanguage } from '../../i18n/staff-language';
import { SecondaryText } from '../../surfaces/secondary-text';
import type { BookingFields } from '../booking-fields';
import { usePlaceSearch } from './use-place-search';

/** Of the ride, or of its ride back. */
type PlaceOfRide<Field extends string> = Field | `returnRide.${Field}`;

interface PlaceFieldProps extends Pick<TextFieldProps, 'required'> {
  label: string;
  /** The fields of the text, and of the place that it is of. */
  name: PlaceOfRide<'pickupLocation' | 'dropoffLocation' | `stops.${number}.text`>;
  placeName: PlaceOfRide<'pickupPlaceId' | 'dropoffPlaceId' | `stops.${number}.placeId`>;
}

/** A place of the list or any other text, whose place is forgotten when it is edited. */
export function PlaceField({ name, placeName, ...props }: PlaceFieldProps) {
  const { control, setValue } = useFormContext<BookingFields>();
  const { field, fieldState } = useController({ control, name });
  const { language } = useStaffLanguage();
  const fieldErrorText = useFieldErrorText();
  const search = usePlaceSearch();
  const [isTyped, setIsTyped] = useState(false);
  const text = field.value ?? '';
  const error = fieldState.error?.message;
  const write = (written: string, placeId: string | null) => {
    setValue(placeName, placeId, { shouldDirty: true });
    field.onChange(written);
  };
  return (
    <Autocomplete<PlaceResponse, false, false, true>
      freeSolo
      fullWidth
      value={null}
      inputValue={text}
      onInputChange={(_event, typed, reason) => {
        if (reason !== 'input') return;
        setIsTyped(true);
        write(typed, null);
      }}
      onChange={(_event, chosen) => {
        if (chosen === null || typeof chosen === 'string') return;
        setIsTyped(false);
        write(placeText(chosen, language), chosen.id);
      }}
      onBlur={field.onBlur}
      options={search(isTyped ? text.trim() : '')}
      filterOptions={(found) => found}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : placeText(option, language))}
      renderOption={({ key, ...option }, place) => (
        <li key={key} {...option}>
          <div>
            {inLanguage(place, 'name', language)}
            <SecondaryText as="div">{inLanguage(place, 'address', language)}</SecondaryText>
          </div>
        </li>
      )}
      // The field's own text is cleared; without an icon it would still be a button to screen readers.
      slotProps={{ clearIndicator: { style: { display: 'none' } } }}
      renderInput={(input) => (
        <TextField
          {...input}
          {...props}
          name={name}
          inputRef={field.ref}
          error={error !== undefined}
          helperText={error === undefined ? undefined : fieldErrorText(error)}
        />
      )}
    />
  );
}
