import {
  CheckCircleRounded as CheckIcon,
  ErrorOutlineRounded as NoticeIcon,
  WarningRounded as WarningIcon,
} from '@chauffeur/brand/icons';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const looks = {
  success: { Icon: CheckIcon, ground: 'success.light', line: 'success.main' },
  /** Information that is not an error. */
  notice: { Icon: NoticeIcon, ground: 'sand.main', line: 'fieldLine.main' },
  warning: { Icon: WarningIcon, ground: 'error.light', line: 'error.main' },
} as const;

interface BannerProps {
  kind: keyof typeof looks;
  children: ReactNode;
}

/** A message that must be noticed. Render it into a live region that already exists. */
export function Banner({ kind, children }: BannerProps) {
  const { Icon, ground, line } = looks[kind];
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        p: '14px 16px',
        borderRadius: 1,
        bgcolor: ground,
        border: 1.5,
        borderColor: line,
        color: 'text.primary',
        fontWeight: 600,
        lineHeight: 1.45,
        overflowWrap: 'anywhere',
        '& svg': { flex: 'none', color: line },
      }}
    >
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </Box>
  );
}
