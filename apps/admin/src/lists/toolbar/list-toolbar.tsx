import { styled } from '@mui/material/styles';

/** Search and filters above a list. */
export const ListToolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // A date is written out below its field.
  alignItems: 'start',
  gap: 12,
  marginBottom: 12,
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column',
    // Lines of a column would be as wide as their widest filter.
    flexWrap: 'nowrap',
    alignItems: 'stretch',
  },
}));
