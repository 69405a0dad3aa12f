import { styled } from '@mui/material/styles';

/** A bar that stays in view at the foot of a long list: what is chosen or changed there, with its actions. */
export const ActionBar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  marginTop: 14,
  padding: 12,
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
