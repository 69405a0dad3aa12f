import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LiveUpdates } from '../live/live-updates';
import { Notices } from '../notices/notices';
import { Header } from './header/header';
import { Navigation } from './navigation';
import type { Screen } from './screen';
import { SkipLink } from './skip-link';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { usePreloadScreens } from './use-preload-screens';

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: 'min(14.5rem, 30vw) minmax(0, 1fr)' },
}));

const Sidebar = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflowY: 'auto',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Main = styled('main')(({ theme }) => ({
  padding: '20px 24px 32px',
  maxWidth: 1480,
  [theme.breakpoints.down('md')]: { padding: '20px 16px 40px' },
}));

/** The layout of every screen behind the sign-in: sidebar, header, content. */
export function BackOfficeLayout({ screens }: { screens: readonly Screen[] }) {
  const { t } = useTranslation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const content = useFocusOnNavigation();
  usePreloadScreens(screens);
  const closeMenu = () => setMenuOpen(false);
  return (
    <Notices>
      <Frame>
        {/* Every first page after a load has the key `default`; by its path, it restores only its own scroll position. */}
        <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
        <SkipLink content={content} />
        <Sidebar>
          <Navigation screens={screens} />
        </Sidebar>
        <Drawer open={isMenuOpen} onClose={closeMenu} slotProps={{ paper: { 'aria-label': t('menu') } }}>
          <Navigation screens={screens} onFollowed={closeMenu} />
        </Drawer>
        <div>
          <Header screens={screens} isMenuOpen={isMenuOpen} onOpenMenu={() => setMenuOpen(true)} />
          <Main id="content" tabIndex={-1} ref={content}>
            <LiveUpdates />
            <Outlet />
          </Main>
        </div>
      </Frame>
    </Notices>
  );
}
