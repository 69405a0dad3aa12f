import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { ControllerFieldState, RefCallBack } from 'react-hook-form';
import { ariaRequired } from '../forms/fields/aria-required';
import { useFieldErrorText } from '../i18n/use-field-error-text';

type Suggestions<Found> = AutocompleteProps<Found, false, false, true>;

interface SuggestionsFieldProps<Found>
  extends
    Pick<TextFieldProps, 'label' | 'type' | 'required' | 'helperText'>,
    Pick<
      Suggestions<Found>,
      'disabled' | 'fullWidth' | 'open' | 'onOpen' | 'onClose' | 'onBlur' | 'options'
    > {
  field: { name: string; ref: RefCallBack; value?: string | null };
  fieldState: Pick<ControllerFieldState, 'error'>;
  keyOf: (found: Found) => string;
  textOf: (found: Found) => string;
  renderChoice: (found: Found) => ReactNode;
  onType: (text: string) => void;
  onChoose: (found: Found) => void;
}

/** A free text field that suggests matching records. */
export function SuggestionsField<Found extends object>({
  field: { name, ref, value },
  fieldState,
  label,
  type,
  required,
  helperText,
  keyOf,
  textOf,
  renderChoice,
  onType,
  onChoose,
  ...props
}: SuggestionsFieldProps<Found>) {
  const fieldErrorText = useFieldErrorText();
  const error = fieldState.error?.message;
  return (
    <Autocomplete<Found, false, false, true>
      {...props}
      freeSolo
      value={null}
      inputValue={value ?? ''}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') onType(text);
      }}
      onChange={(_event, chosen) => {
        if (chosen !== null && typeof chosen !== 'string') onChoose(chosen);
      }}
      filterOptions={(found) => found}
      getOptionKey={(option) => (typeof option === 'string' ? option : keyOf(option))}
      getOptionLabel={(option) => (typeof option === 'string' ? option : textOf(option))}
      renderOption={({ key, ...option }, found) => (
        // No option stays selected: screen readers would say "not selected" at the highlighted one.
        <li key={key} {...option} aria-selected={undefined}>
          {renderChoice(found)}
        </li>
      )}
      // Hidden by style: without an icon, screen readers would still find a button.
      slotProps={{ clearIndicator: { style: { display: 'none' } } }}
      renderInput={(input) => (
        <TextField
          {...input}
          {...{ label, type, required }}
          slotProps={ariaRequired({ required, slotProps: input.slotProps })}
          name={name}
          inputRef={ref}
          error={error !== undefined}
          helperText={error === undefined ? helperText : fieldErrorText(error)}
        />
      )}
    />
  );
}
