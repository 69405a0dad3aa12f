import '@mui/material/OutlinedInput';
import type { FormControlState } from '@mui/material/FormControl';

declare module '@mui/material/OutlinedInput' {
  /** State of the field around the input, which MUI adds but leaves out of its types. */
  interface OutlinedInputOwnerState {
    formControl?: Pick<FormControlState, 'required'>;
  }
}
