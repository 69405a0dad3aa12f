import { keyframes, styled } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Shown while content is loading. */
export const Spinner = styled('div')(({ theme }) => ({
  width: 52,
  height: 52,
  margin: '88px auto',
  borderRadius: '50%',
  border: `5px solid ${theme.palette.divider}`,
  borderTopColor: theme.palette.primary.main,
  animation: `${turn} 0.9s linear infinite`,
}));
