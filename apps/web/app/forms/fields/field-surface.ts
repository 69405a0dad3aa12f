import type { CSSObject, Theme } from '@mui/material/styles';

/** Returns the styles that text fields, text areas and selects share. */
export function fieldSurface(theme: Theme): CSSObject {
  return {
    display: 'block',
    width: '100%',
    minHeight: 52,
    padding: '12px 14px',
    font: 'inherit',
    lineHeight: 1.5,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    border: `1.5px solid ${theme.palette.fieldLine.main}`,
    borderRadius: 10,
    transition: 'border-color 150ms ease-out',
    // Otherwise iPhones give date and time fields their own width, and centre the value.
    '&[type="date"], &[type="time"]': { appearance: 'none' },
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: theme.palette.text.primary },
    '&:focus-visible': { outlineOffset: 1 },
    '&[aria-invalid="true"]': { borderColor: theme.palette.error.main, borderWidth: 2 },
    '&[readonly], &:disabled': {
      backgroundColor: theme.palette.sand.main,
      color: theme.palette.text.primary,
      opacity: 1,
    },
  };
}
