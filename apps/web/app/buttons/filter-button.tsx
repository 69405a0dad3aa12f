import { styled } from '@mui/material/styles';

/** Selects a filter of a list; `aria-pressed` marks the active one. */
export const FilterButton = styled('button')(({ theme }) => ({
  flex: 'none',
  minHeight: 44,
  padding: '8px 18px',
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1.5px solid ${theme.vars.palette.fieldLine.main}`,
  borderRadius: 10,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
}));
