import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

/** A grid of fields, with two columns if there is room. */
export const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '20px 24px',
  alignItems: 'start',
  // With enlarged text, a date is wider than a phone's column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** A field that takes the whole width of its group. */
export const WideField = styled('div')({ gridColumn: '1 / -1' });

/** Fields of one question, which share a row. */
export const FieldRow = styled(Fields)({ gridColumn: '1 / -1' });

interface FieldGroupProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Fields that belong together, under a heading. */
export function FieldGroup({ title, headingRef, children }: FieldGroupProps) {
  return (
    <Box component="section" sx={{ '& + &': { mt: 5 } }}>
      <Typography
        variant="h4"
        component="h3"
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        sx={{ mb: 2 }}
      >
        {title}
      </Typography>
      <Fields>{children}</Fields>
    </Box>
  );
}
