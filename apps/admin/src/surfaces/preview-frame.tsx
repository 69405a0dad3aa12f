import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

const Figure = styled('figure')({ margin: 0, minWidth: 0 });

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'isEdgeToEdge' })<{
  isEdgeToEdge: boolean;
}>(({ theme, isEdgeToEdge }) => ({
  overflow: 'hidden',
  maxWidth: 600,
  padding: isEdgeToEdge ? 0 : 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}));

interface PreviewFrameProps {
  label: string;
  isEdgeToEdge?: boolean;
  children: ReactNode;
}

/** Previews a part of another site, with its name above. */
export function PreviewFrame({ label, isEdgeToEdge = false, children }: PreviewFrameProps) {
  const id = useId();
  return (
    <Figure aria-labelledby={id}>
      <Typography id={id} component="figcaption" variant="caption" color="text.secondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Frame isEdgeToEdge={isEdgeToEdge}>{children}</Frame>
    </Figure>
  );
}
