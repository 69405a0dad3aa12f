import '@mui/material/OutlinedInput';
import type { FormControlState } from '@mui/material/FormControl';

declare module '@mui/material/OutlinedInput' {
  /** The field around the input, which MUI adds and leaves out of its types. */
  interface OutlinedInputOwnerState {
    formControl?: Pick<FormControlState, 'required'>;
  }
}
