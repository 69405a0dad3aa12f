import { styled } from '@mui/material/styles';

/** A short label that classifies a record. */
export const Badge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '4px 10px',
  borderRadius: 8,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.sand.main,
  '& svg': { fontSize: 17 },
}));

/** A badge on top of an image. */
export const ImageBadge = styled(Badge)(({ theme }) => ({
  position: 'absolute',
  top: 14,
  insetInlineEnd: 14,
  letterSpacing: '0.06em',
  color: theme.palette.primary.light,
  backgroundColor: theme.palette.ground.main,
}));
