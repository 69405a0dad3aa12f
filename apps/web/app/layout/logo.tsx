import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useCompany } from '../features/contact/use-company';
import { useSiteLanguage } from '../i18n/use-site-language';

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

const Mark = styled('svg')({ flex: 'none', width: 34, height: 34 });

/** The company's name beside a star of the shebeke lattice. */
export function Logo() {
  const { to } = useSiteLanguage();
  const { name } = useCompany();
  return (
    <LogoLink to={to('/')}>
      <Mark viewBox="0 0 36 36" fill="none" aria-hidden="true">
        <path
          d="M18 1.5 22.8 13.2 34.5 18 22.8 22.8 18 34.5 13.2 22.8 1.5 18 13.2 13.2Z"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
        <path
          d="m6.3 6.3 7 6.9m16.4-6.9-7 6.9m7 16.5-7-7M6.3 29.7l7-7"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
        <path d="m18 12.6 5.4 5.4-5.4 5.4-5.4-5.4Z" fill="#f4a93c" />
      </Mark>
      <span>{name}</span>
    </LogoLink>
  );
}
