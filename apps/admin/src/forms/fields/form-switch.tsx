import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldErrorText } from '../../i18n/use-field-error-text';

interface FormSwitchProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  label: string;
  /** Called after the form has the new state. */
  onSwitched?: (isOn: boolean) => void;
}

export function FormSwitch<Values extends FieldValues, Context, Output>({
  control,
  name,
  label,
  onSwitched,
}: FormSwitchProps<Values, Context, Output>) {
  const fieldErrorText = useFieldErrorText();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const { ref, value, onChange, ...rest } = field;
  return (
    <div>
      <FormControlLabel
        sx={{ minHeight: 44 }}
        control={
          <Switch
            {...rest}
            onChange={(event, isOn) => {
              onChange(event);
              onSwitched?.(isOn);
            }}
            checked={Boolean(value)}
            slotProps={{ input: { ref, role: 'switch' } }}
          />
        }
        label={label}
      />
      {error !== undefined && (
        <FormHelperText error role="alert">
          {fieldErrorText(error)}
        </FormHelperText>
      )}
    </div>
  );
}
