import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FormGrid } from './form-grid';

const Section = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  paddingTop: 4,
  '& + &': { paddingTop: 16, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** A titled part of a long form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section role="group" aria-labelledby={id}>
      <Typography id={id} variant="h2" component="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <FormGrid>{children}</FormGrid>
    </Section>
  );
}
