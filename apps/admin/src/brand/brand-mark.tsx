import { mark } from '@chauffeur/brand';
import { styled } from '@mui/material/styles';

const Mark = styled('svg')({ flex: 'none', width: 36, height: 36 });
const Flame = styled('path')(({ theme }) => ({ fill: theme.vars.palette.primary.main }));

export function BrandMark() {
  return (
    <Mark viewBox={mark.viewBox} aria-hidden="true">
      <path d={mark.star} fill="currentColor" fillRule="evenodd" />
      <Flame d={mark.flame} />
    </Mark>
  );
}
