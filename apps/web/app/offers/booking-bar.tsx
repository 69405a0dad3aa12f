import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { noticeHeight } from '../theme/notice-height';
import { shortScreen } from '../theme/short-screen';

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1,
  bottom: noticeHeight,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // As on a car's card, the price wraps before the button does.
  flexWrap: 'wrap',
  gap: '8px 16px',
  padding: '10px 16px',
  paddingBottom: 'max(10px, env(safe-area-inset-bottom))',
  backgroundColor: theme.palette.background.paper,
  borderTop: `1px solid ${theme.palette.divider}`,
  '& > :not(a)': { flex: '1 1 96px' },
  '& > a:only-child': { flex: 1 },
  [shortScreen]: { position: 'static' },
  // In line with the page's content.
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

/** A bar at the bottom of phone screens: the page's own booking button soon scrolls out of view. */
export function BookingBar({ children }: { children: ReactNode }) {
  return <Bar data-foot-bar>{children}</Bar>;
}
