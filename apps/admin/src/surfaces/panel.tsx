import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useFocusFallback } from '../focus/use-focus-fallback';

const Section = styled('section')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  padding: 20,
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

/** A titled part of a screen. It takes the focus if the focused element within it is removed or disabled. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const focusFallback = useFocusFallback<HTMLElement>();
  return (
    <Section aria-labelledby={id} {...focusFallback}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Section>
  );
}
