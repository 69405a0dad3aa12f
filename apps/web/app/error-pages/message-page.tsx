import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { latticeBackground } from '../theme/lattice';
import { smallTitleSize } from '../theme/small-title';

interface MessagePageProps {
  title: string;
  text: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Links to other pages. */
  children: ReactNode;
}

/** A page with a single message: not found, or an error. */
export function MessagePage({ title, text, headingRef, children }: MessagePageProps) {
  return (
    <Container maxWidth="sm" sx={{ paddingBlock: { xs: 8, md: 14 }, textAlign: 'center' }}>
      <Box aria-hidden="true" sx={{ ...latticeBackground, height: 96, mb: 4, borderRadius: 1 }} />
      <Typography
        variant="h1"
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        sx={{ fontSize: smallTitleSize }}
      >
        {title}
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center', mt: 4 }}>
        {children}
      </Box>
    </Container>
  );
}
