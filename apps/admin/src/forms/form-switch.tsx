import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface FormSwitchProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  name: FieldPath<Values>;
  label: string;
}

/** On or off. */
export function FormSwitch<Values extends FieldValues, Context, Output>({
  control,
  name,
  label,
}: FormSwitchProps<Values, Context, Output>) {
  const { field } = useController({ control, name });
  const { ref, value, ...rest } = field;
  return (
    <FormControlLabel
      sx={{ minHeight: 44 }}
      control={<Switch {...rest} checked={Boolean(value)} slotProps={{ input: { ref, role: 'switch' } }} />}
      label={label}
    />
  );
}
