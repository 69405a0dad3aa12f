import { styled } from '@mui/material/styles';

/** Less important text, below or beside other text. */
export const SecondaryText = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
