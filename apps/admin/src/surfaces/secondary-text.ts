import { styled } from '@mui/material/styles';

/** Text of less importance below or beside another. */
export const SecondaryText = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
