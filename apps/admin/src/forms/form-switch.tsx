import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface FormSwitchProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  label: string;
  /** Called with the new state after the form has it. */
  onSwitched?: (isOn: boolean) => void;
}

/** On or off. */
export function FormSwitch<Values extends FieldValues, Context, Output>({
  control,
  name,
  label,
  onSwitched,
}: FormSwitchProps<Values, Context, Output>) {
  const { field } = useController({ control, name });
  const { ref, value, onChange, ...rest } = field;
  return (
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
  );
}
