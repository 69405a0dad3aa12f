import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { BrandMark } from '../brand/brand-mark';
import lattice from '../brand/shebeke.svg';
import { ink, onGround } from '@chauffeur/brand';
import { LanguageSwitch } from './header/language-switch';

const Ground = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  color: onGround.text,
  backgroundColor: ink.base,
  backgroundImage: `url("${lattice}")`,
});

const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 20px',
  fontWeight: 800,
});

const Brand = styled('span')({ display: 'flex', alignItems: 'center', gap: 10 });

const Place = styled('main')({ display: 'grid', placeItems: 'center', padding: '16px 16px 48px' });

const Panel = styled(Paper)(({ theme }) => ({
  width: '100%',
  maxWidth: 440,
  padding: 32,
  borderRadius: 16,
  [theme.breakpoints.down('sm')]: { padding: '24px 20px' },
}));

/** The layout of sign-in and setup, as a route or around `children`: a panel on a dark ground. */
export function SignedOutLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Ground>
      <Bar className="on-ground">
        <Brand>
          <BrandMark />
          {t('appName')}
        </Brand>
        <LanguageSwitch />
      </Bar>
      <Place>
        <Panel elevation={0}>{children}</Panel>
      </Place>
    </Ground>
  );
}
