import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { latticeBackground } from '../theme/lattice';
import { longWordTitleSize } from '../theme/small-title';

interface PageHeadProps {
  title: string;
  lead?: string;
  /** For a title with a word that a phone has no room for in the usual size. */
  hasLongWord?: boolean;
}

/** The heading of a page on the dark background, below the header. */
export function PageHead({ title, lead, hasLongWord = false }: PageHeadProps) {
  return (
    <Box
      className="on-ground"
      sx={{ position: 'relative', overflow: 'hidden', bgcolor: 'ground.main', color: 'ground.contrastText' }}
    >
      <Box
        aria-hidden="true"
        sx={{
          ...latticeBackground,
          position: 'absolute',
          inset: '0 0 0 auto',
          width: 'min(38%, 28rem)',
          opacity: 0.7,
          maskImage: 'linear-gradient(to left, #000, transparent)',
        }}
      />
      <Container sx={{ position: 'relative', pt: { xs: 5, md: 8 }, pb: { xs: 6, md: 9 } }}>
        <Typography
          variant={hasLongWord ? 'h2' : 'h1'}
          component="h1"
          sx={{ maxWidth: '13.2em', ...(hasLongWord && { fontSize: longWordTitleSize }) }}
        >
          {title}
        </Typography>
        {lead && (
          <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '34em', opacity: 0.9, textWrap: 'balance' }}>
            {lead}
          </Typography>
        )}
      </Container>
    </Box>
  );
}
