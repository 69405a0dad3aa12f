import { CheckCircleRounded as CheckIcon, WarningRounded as WarningIcon } from '@chauffeur/brand/icons';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface BannerProps {
  kind: 'success' | 'warning';
  children: ReactNode;
}

/** One sentence that must be noticed. Put it into a live region that is there before it. */
export function Banner({ kind, children }: BannerProps) {
  const colour = kind === 'success' ? 'success' : 'error';
  const Icon = kind === 'success' ? CheckIcon : WarningIcon;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        p: '14px 16px',
        borderRadius: 1,
        bgcolor: `${colour}.light`,
        border: 1.5,
        borderColor: `${colour}.main`,
        color: 'text.primary',
        fontWeight: 600,
        '& svg': { flex: 'none', color: `${colour}.main` },
      }}
    >
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </Box>
  );
}
