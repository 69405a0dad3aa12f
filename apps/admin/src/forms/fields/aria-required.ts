import type { TextFieldProps } from '@mui/material/TextField';
import { mergeSlotProps } from '@mui/material/utils';

/**
 * The slot props of a text field, required by ARIA alone: with the attribute `required`, Firefox calls an empty field
 * invalid before anything was typed, and every field of its form. The forms check their input themselves.
 */
export function ariaRequired({
  required,
  select,
  slotProps,
}: Pick<TextFieldProps, 'required' | 'select' | 'slotProps'>): TextFieldProps['slotProps'] {
  if (!required) return slotProps;
  const state = { 'aria-required': true };
  return {
    ...slotProps,
    htmlInput: mergeSlotProps(slotProps?.htmlInput, { required: false, ...(select ? {} : state) }),
    ...(select && { select: mergeSlotProps(slotProps?.select, { SelectDisplayProps: state }) }),
  };
}
