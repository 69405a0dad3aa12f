import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useCompany } from '../features/contact/use-company';
import { useSiteLanguage } from '../i18n/use-site-language';

// The site's mark, as in favicon.svg: a lattice star as a ring, and the flame in it.
const star =
  'M32 6L39.62 13.61L50.38 13.62L50.39 24.38L58 32L50.39 39.62L50.38 50.38L39.62 50.39L32 58L24.38 50.39L13.62 50.38L13.61 39.62L6 32L13.61 24.38L13.62 13.62L24.38 13.61Z' +
  'M32 11.5L38.01 17.5L46.5 17.5L46.5 25.99L52.5 32L46.5 38.01L46.5 46.5L38.01 46.5L32 52.5L25.99 46.5L17.5 46.5L17.5 38.01L11.5 32L17.5 25.99L17.5 17.5L25.99 17.5Z';
const flame =
  'M31 46C23.5 45 20.5 38.5 23 32.6C24.6 28.8 29.2 26.4 29.6 17.5C37 21 37.4 27.4 36.6 31C38.4 30.2 39 28.4 39 26.8C43.4 32.6 43.6 44.4 33.4 46C36.4 42.4 35.2 38.4 32.2 35.6C31.6 39.4 28.4 41 31 46Z';
const flameColour = '#f4a93c';

const LogoLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 800,
  fontSize: '1.0625rem',
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
});

const Mark = styled('svg')({ flex: 'none', width: 38, height: 38 });

/** The company's name beside a star of the shebeke lattice. */
export function Logo() {
  const { to } = useSiteLanguage();
  const { name } = useCompany();
  return (
    <LogoLink to={to('/')}>
      <Mark viewBox="5 5 54 54" aria-hidden="true">
        <path d={star} fill="currentColor" fillRule="evenodd" />
        <path d={flame} fill={flameColour} />
      </Mark>
      <span>{name}</span>
    </LogoLink>
  );
}
