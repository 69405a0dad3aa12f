import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Header } from './header';
import { Navigation } from './navigation';
import { SkipLink } from './skip-link';

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: '232px minmax(0, 1fr)' },
}));

const Sidebar = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflowY: 'auto',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Main = styled('main')(({ theme }) => ({
  padding: '28px 24px 48px',
  maxWidth: 1280,
  [theme.breakpoints.down('md')]: { padding: '20px 16px 40px' },
}));

/** Around every screen behind the sign-in: sidebar, header, content. */
export function BackOfficeLayout() {
  const { t } = useTranslation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  return (
    <Frame>
      <SkipLink />
      <Sidebar>
        <Navigation />
      </Sidebar>
      <Drawer open={isMenuOpen} onClose={closeMenu} slotProps={{ paper: { 'aria-label': t('menu') } }}>
        <Navigation onFollowed={closeMenu} />
      </Drawer>
      <div>
        <Header isMenuOpen={isMenuOpen} onOpenMenu={() => setMenuOpen(true)} />
        <Main id="content" tabIndex={-1}>
          <Outlet />
        </Main>
      </div>
    </Frame>
  );
}
