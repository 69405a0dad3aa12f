import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { latticeBackground } from '../theme/lattice';

interface EmptyStateProps {
  text: string;
  /** Buttons or links to continue with. */
  children?: ReactNode;
}

/** Replaces a list that has no entries. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <Box sx={{ maxWidth: '34rem', marginInline: 'auto', py: { xs: 2, md: 4 }, textAlign: 'center' }}>
      <Box aria-hidden="true" sx={{ ...latticeBackground, height: 72, mb: 3, borderRadius: 1 }} />
      <Typography variant="subtitle1">{text}</Typography>
      {children && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center', mt: 3 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
