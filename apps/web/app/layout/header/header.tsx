import { MenuRounded as MenuIcon } from '@chauffeur/brand/icons';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '../../buttons/button-link';
import { IconButton } from '../../buttons/icon-button';
import { pagePathOf } from '../../i18n/site-language';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { useLazyPart } from '../../start/on-demand/use-lazy-part';
import { usePrefetch } from '../../start/on-demand/use-prefetch';
import { NotLoaded } from '../../surfaces/not-loaded';
import { LanguageSwitch } from './language-switch';
import { shortScreen } from '../../theme/short-screen';
import { Logo } from '../logo';
import { isCurrentPage, navigationPages } from './site-pages';
import { useHeaderOnScroll } from './use-header-on-scroll';

const loadMenu = () => import('./mobile-menu');
/** Wider screens have no menu: their links are in the bar. */
const loadMenuOnPhones = async () => window.innerWidth < 900 && loadMenu();

export const headerHeight = { mobile: 64, desktop: 76 } as const;

const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  // On paper, a fixed bar would cover the text of every page.
  '@media print': { position: 'absolute' },
  [shortScreen]: { position: 'absolute' },
  '@media (forced-colors: active)': { borderBottom: '1px solid' },
  // For the container query below, in em, so that it depends on the text size.
  containerType: 'inline-size',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  top: 0,
  color: theme.palette.ground.contrastText,
  backgroundColor: theme.palette.ground.main,
  transition: 'transform 220ms ease-out, background-color 220ms ease-out',
  '&[data-transparent="true"]': { backgroundColor: 'transparent' },
  '&[data-hidden="true"]:not(:focus-within)': { transform: 'translateY(-100%)' },
}));

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: headerHeight.mobile,
  [theme.breakpoints.up('md')]: { height: headerHeight.desktop },
}));

const Navigation = styled('nav')(({ theme }) => ({
  display: 'none',
  marginInlineStart: 'auto',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

const NavigationList = styled('ul')({ display: 'flex', gap: 4, margin: 0, padding: 0, listStyle: 'none' });

const NavigationLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 10,
  borderRadius: 8,
  color: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.1)' },
  '&[aria-current]': { boxShadow: `inset 0 -3px 0 -1px ${theme.palette.primary.main}`, borderRadius: 0 },
}));

const End = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 4,
  marginInlineStart: 'auto',
  [theme.breakpoints.up('sm')]: { gap: 8 },
  [theme.breakpoints.up('md')]: { marginInlineStart: 8 },
}));

const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
const Narrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));

/** `isOnImage` while an image is below its place, which shows through. */
export function Header({ isOnImage }: { isOnImage: boolean }) {
  const { t } = useTranslation('layout');
  const { to } = useSiteLanguage();
  const pagePath = pagePathOf(useLocation().pathname);
  const { isHidden, isAtTop } = useHeaderOnScroll();
  const menu = useLazyPart(loadMenu);
  usePrefetch(loadMenuOnPhones);

  return (
    <Bar className="on-ground" data-transparent={isOnImage && isAtTop} data-hidden={isHidden && !menu.isOpen}>
      <Row>
        <Logo />
        <Navigation aria-label={t('mainNavigation')}>
          <NavigationList>
            {navigationPages.map(({ path, label }) => (
              <li key={path}>
                <NavigationLink
                  to={to(path)}
                  prefetch="intent"
                  aria-current={isCurrentPage(pagePath, path) ? 'page' : undefined}
                >
                  {t(label)}
                </NavigationLink>
              </li>
            ))}
          </NavigationList>
        </Navigation>
        <End>
          <LanguageSwitch />
          <ButtonLink
            to={to('/booking')}
            variant="contained"
            size="small"
            sx={{
              display: 'none',
              // From 360 pixels at the default text size; below that, the link is in the menu.
              '@container (min-width: 22.5em)': { display: 'inline-flex' },
              paddingInline: { xs: 1.25, sm: 2 },
              fontSize: { xs: '0.875rem', sm: '0.9375rem' },
              whiteSpace: 'nowrap',
            }}
          >
            <Wide>{t('navigation.book')}</Wide>
            <Narrow>{t('navigation.bookShort')}</Narrow>
          </ButtonLink>
          <IconButton
            aria-label={t('openMenu')}
            aria-haspopup="dialog"
            aria-expanded={menu.isOpen}
            sx={{ display: { md: 'none' }, width: 44, height: 44, marginInlineEnd: -1 }}
            onClick={menu.open}
          >
            <MenuIcon />
          </IconButton>
        </End>
      </Row>
      <Container sx={{ '& > :not(:empty)': { pb: 1.5 } }}>
        <NotLoaded isShown={menu.hasFailed} />
      </Container>
      {menu.part && <menu.part.default isOpen={menu.isOpen} onClose={menu.close} pagePath={pagePath} />}
    </Bar>
  );
}
