import { styled } from '@mui/material/styles';

/** Search and filters above a list. */
export const ListToolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // Date fields have a text below them.
  alignItems: 'start',
  gap: 12,
  marginBottom: 12,
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column',
    // A wrapped column would only be as wide as its widest filter.
    flexWrap: 'nowrap',
    alignItems: 'stretch',
  },
}));
