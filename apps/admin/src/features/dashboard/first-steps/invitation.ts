import { styled } from '@mui/material/styles';

/** The frame of a task that sets the product up. */
export const Invitation = styled('section')(({ theme }) => ({
  marginBottom: 16,
  padding: '18px 20px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.sand.main,
}));
