import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** The link of a row or card; the whole row or card is clickable. */
export const RowLink = styled(Link)(({ theme }) => ({
  fontWeight: 700,
  color: theme.vars.palette.link.main,
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  // An Arabic name would reverse a time beside it.
  unicodeBidi: 'isolate',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));
