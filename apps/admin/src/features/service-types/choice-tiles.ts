import { styled } from '@mui/material/styles';

/** A group of radio buttons that look like tiles. */
export const ChoiceTiles = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** A tile. Its radio button covers all of it. */
export const ChoiceTile = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeContent: 'center',
  width: 44,
  height: 44,
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.fieldLine.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 },
  '& input, &': { cursor: 'pointer' },
  '&:has(:checked)': {
    outline: `3px solid ${theme.vars.palette.text.primary}`,
    outlineOffset: 2,
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
}));
