import { ArrowForwardRounded as ArrowIcon } from '@chauffeur/brand/icons';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Looks like a link at the bottom of a card that is a link as a whole. */
export function MoreLink({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 700, color: 'link.main' }}
    >
      {children}
      <ArrowIcon fontSize="small" />
    </Box>
  );
}
