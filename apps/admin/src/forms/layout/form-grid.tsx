import { styled } from '@mui/material/styles';

/** Lays out the fields of a form in two columns, or in one on a phone. */
export const FormGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** A part of a form that takes the whole width. */
export const FormWide = styled('div')({ gridColumn: '1 / -1' });
