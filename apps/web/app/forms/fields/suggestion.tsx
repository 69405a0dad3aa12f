import { styled } from '@mui/material/styles';

/** A button below a field that fills the field in. */
export const Suggestion = styled('button')(({ theme }) => ({
  display: 'block',
  minHeight: 44,
  marginTop: 2,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  color: theme.palette.link.main,
  cursor: 'pointer',
}));
