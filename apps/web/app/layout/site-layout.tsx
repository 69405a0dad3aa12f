import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorPage } from '../error-pages/error-page';
import { pagePathOf } from '../i18n/site-language';
import { Footer } from './footer/footer';
import { Header, headerHeight } from './header/header';
import { ConnectionNotice } from './connection-notice';
import { NavigationProgress } from './navigation-progress';
import { PageSkeleton } from './page-skeleton';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { usePendingPage } from './use-pending-page';

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  insetInlineStart: 8,
  padding: '12px 18px',
  borderRadius: 8,
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  fontWeight: 700,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  '@media print': { display: 'none' },
}));

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame isError>
      <ErrorPage />
    </Frame>
  );
}

function Frame({ children, isError = false }: { children: React.ReactNode; isError?: boolean }) {
  const { t } = useTranslation('layout');
  const pendingPage = usePendingPage();
  const { pathname, search } = useLocation();
  // The hero of the home page is below the header; an error is not.
  const isHome = pagePathOf(pathname) === '/' && !isError;
  const main = useFocusOnNavigation(pathname);
  // Not by following the hash: the router can't block Back across a history entry that it did not create.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink href="#main" onClick={skip}>
        {t('skipToContent')}
      </SkipLink>
      <NavigationProgress />
      <Header isOnImage={isHome && pendingPage === null} />
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        sx={{ flex: 1, pt: isHome ? 0 : { xs: `${headerHeight.mobile}px`, md: `${headerHeight.desktop}px` } }}
      >
        {pendingPage !== null && <PageSkeleton pagePath={pendingPage} />}
        {/*
          Hidden, not unmounted, so that input survives an aborted navigation. The key separates the home page from the
          others, which start below the header: moving one element down would count as a layout shift.
        */}
        <div key={String(isHome)} hidden={pendingPage !== null}>
          {children}
        </div>
      </Box>
      {/* A new element for each page and step: moving one element would count as a layout shift. */}
      <Footer key={pathname + search} isHidden={pendingPage !== null} />
      <ConnectionNotice />
    </Box>
  );
}
