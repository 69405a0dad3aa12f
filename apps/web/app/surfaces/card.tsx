import { styled } from '@mui/material/styles';

/** A record's card: image above, text below. */
export const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}));

export const CardBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 10,
  padding: '20px 22px 22px',
});

/** The bottom of a card, whatever the length of the text above. */
export const CardFoot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginTop: 'auto',
  paddingTop: 8,
});

/** Three cards, side by side if there is room, else stacked. */
export const CardTrio = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 720px)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 'clamp(16px, 2vw, 24px)',
  },
});

/** The widths at which exactly two cards of 17.5rem fit. */
const twoColumns = '@container (min-width: 36.5rem) and (max-width: 55.49rem)';

/** As many cards per row as fit, at least 17.5rem wide; in two columns, a single last card spans the row. */
export const CardGrid = styled('ul')({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr))',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li:last-child:nth-of-type(odd)': {
    [twoColumns]: {
      gridColumn: '1 / -1',
      '& > article': { flexDirection: 'row' },
      // The image, if there is one.
      '& > article > :first-child:not(:last-child)': { flex: '0 0 50%', minWidth: 0 },
    },
  },
});
