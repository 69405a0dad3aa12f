import { styled } from '@mui/material/styles';

/** Fields of a form: two beside each other where there is room, one below the other on a phone. */
export const FormGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** Something of a form that takes the whole width. */
export const FormWide = styled('div')({ gridColumn: '1 / -1' });
