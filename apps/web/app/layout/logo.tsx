import { lightColours, mark } from '@chauffeur/brand';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useCompany } from '../company/use-company';
import { useSiteLanguage } from '../i18n/use-site-language';

const LogoLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 800,
  // Limited, so that two lines fit the header even if text is twice as large.
  fontSize: 'min(1.0625rem, 24px)',
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
});

// At most two lines, whatever the company is called: the menu beside it must stay on the screen.
const Name = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // Beside the menu of a window this narrow there is room for a letter or two.
  '@container (max-width: 255px)': { position: 'absolute', clipPath: 'inset(50%)' },
});

const Mark = styled('svg')({ flex: 'none', width: 38, height: 38 });

/** The company's name beside a star of the shebeke lattice. */
export function Logo() {
  const { to } = useSiteLanguage();
  const { name } = useCompany();
  return (
    <LogoLink to={to('/')}>
      <Mark viewBox={mark.viewBox} aria-hidden="true">
        <path d={mark.star} fill="currentColor" fillRule="evenodd" />
        <path d={mark.flame} fill={lightColours.primary.main} />
      </Mark>
      <Name>{name}</Name>
    </LogoLink>
  );
}
