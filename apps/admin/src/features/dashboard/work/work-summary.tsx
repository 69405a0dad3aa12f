import { styled } from '@mui/material/styles';

export const WorkSummary = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));
