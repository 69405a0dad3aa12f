import { styled } from '@mui/material/styles';

/** Selects a filter of a list; `aria-pressed` marks the active one. */
export const FilterButton = styled('button')(({ theme }) => ({
  flex: 'none',
  minHeight: 44,
  padding: '8px 18px',
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1.5px solid ${theme.palette.fieldLine.main}`,
  borderRadius: 10,
  '&:hover': { borderColor: theme.palette.text.primary },
  '&[aria-pressed="true"]': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
    borderColor: theme.palette.primary.main,
  },
}));
