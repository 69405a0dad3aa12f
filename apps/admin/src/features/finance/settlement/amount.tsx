import { styled } from '@mui/material/styles';

/** A number or sum in a column of a settlement, on one line. */
export const Amount = styled('span')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
