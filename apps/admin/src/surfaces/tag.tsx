import { styled } from '@mui/material/styles';

export type TagTone = 'neutral' | 'success' | 'warning' | 'error' | 'info';

/** A short fact about a record, such as `Active`. */
export const Tag = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone?: TagTone }>(
  ({ theme, tone = 'neutral' }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 26,
    paddingInline: 10,
    borderRadius: 13,
    fontSize: '0.8125rem',
    fontWeight: 700,
    whiteSpace: 'nowrap',
    color: tone === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main,
    backgroundColor: tone === 'neutral' ? theme.vars.palette.sand.main : theme.vars.palette[tone].light,
  }),
);
