import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  title?: string;
  lead?: string;
  /** Background: that of the page, sandstone, or dark ink. */
  surface?: 'page' | 'sand' | 'ground';
  children: ReactNode;
}

const colours = {
  page: {},
  sand: { bgcolor: 'sand.main' },
  ground: { bgcolor: 'ground.main', color: 'ground.contrastText' },
} as const;

/** A full-width section of a page with its heading. */
export function Section({ title, lead, surface = 'page', children }: SectionProps) {
  return (
    <Box
      component="section"
      className={surface === 'ground' ? 'on-ground' : undefined}
      sx={{ ...colours[surface], paddingBlock: 'clamp(3.5rem, 2.4rem + 4.4vw, 6.5rem)' }}
    >
      <Container>
        {title && (
          <Box sx={{ mb: { xs: 3.5, md: 5 }, maxWidth: '46rem' }}>
            <Typography variant="h2">{title}</Typography>
            {lead && (
              <Typography
                variant="subtitle1"
                sx={{ mt: 1.5, color: surface === 'ground' ? 'inherit' : 'text.secondary' }}
              >
                {lead}
              </Typography>
            )}
          </Box>
        )}
        {children}
      </Container>
    </Box>
  );
}
