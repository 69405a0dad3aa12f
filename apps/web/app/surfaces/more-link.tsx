import { ArrowForwardRounded as ArrowIcon } from '@chauffeur/brand/icons';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The foot of a card whose whole surface is a link: names where it leads. */
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
