import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { keyframes, styled } from '@mui/material/styles';
import { CardGrid } from '../surfaces/card';
import { Spinner } from '../surfaces/spinner';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const Shape = styled('div')(({ theme }) => ({
  borderRadius: 12,
  backgroundColor: theme.palette.divider,
  animation: `${breathe} 1.6s ease-in-out infinite`,
}));

/** Number of cards in a page's skeleton; the home page shows three (specification, section 2). */
const cardCounts: Record<string, number> = { '/': 3, '/tours': 2, '/cars': 6 };

/** The page that shows a spinner instead (specification, section 2). */
const spinningPage = '/services';

/** The skeleton of a page that is loading. */
export function PageSkeleton({ pagePath }: { pagePath: string }) {
  const cards = cardCounts[pagePath] ?? 0;
  return (
    <Container
      aria-hidden="true"
      data-testid="outline"
      // Keeps the footer out of view: the page would push it away.
      sx={{ pt: { xs: 10, md: 14 }, pb: 10, minHeight: '100vh' }}
    >
      <Shape sx={{ height: 48, maxWidth: '26rem' }} />
      <Shape sx={{ height: 22, maxWidth: '38rem', mt: 2.5 }} />
      {pagePath === spinningPage && <Spinner data-testid="spinner" />}
      {cards > 0 && (
        <CardGrid sx={{ mt: 7 }}>
          {Array.from({ length: cards }, (_, index) => (
            <li key={index}>
              <Shape sx={{ height: 230 }} />
              <Shape sx={{ height: 26, mt: 2, maxWidth: '70%' }} />
              <Shape sx={{ height: 18, mt: 1.5 }} />
            </li>
          ))}
        </CardGrid>
      )}
      {cards === 0 && pagePath !== spinningPage && (
        <Box sx={{ display: 'grid', gap: 2, mt: 6 }}>
          <Shape sx={{ height: { xs: 220, md: 380 } }} />
          <Shape sx={{ height: 20, maxWidth: '50rem' }} />
          <Shape sx={{ height: 20, maxWidth: '44rem' }} />
        </Box>
      )}
    </Container>
  );
}
