import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSiteLanguage } from '../i18n/use-site-language';

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  color: theme.palette.text.secondary,
  '& a': { display: 'inline-block', paddingBlock: 6, color: theme.palette.link.main },
  '& li': { paddingBlock: 6 },
  '& li:has(a)': { paddingBlock: 0 },
  '& li + li::before': { content: '"/"', marginInlineEnd: 8 },
  // On phones the heading right below shows the current page.
  [theme.breakpoints.down('sm')]: { '& [aria-current]': { display: 'none' } },
}));

interface BreadcrumbsProps {
  /** The pages between the home page and this one. */
  steps: { name: string; path: string }[];
  current: string;
}

export function Breadcrumbs({ steps, current }: BreadcrumbsProps) {
  const { t } = useTranslation(['offers', 'layout']);
  const { to } = useSiteLanguage();
  return (
    <nav aria-label={t('detail.breadcrumbs')}>
      <List>
        <li>
          <Link to={to('/')}>{t('layout:navigation.home')}</Link>
        </li>
        {steps.map(({ name, path }) => (
          <li key={path}>
            <Link to={to(path)}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  );
}
