import { MenuRounded as MenuIcon } from '@chauffeur/brand/icons';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { AppearanceSwitch } from './appearance-switch';
import { GoTo } from '../go-to/go-to';
import { LanguageSwitch } from './language-switch';
import { LogoutButton } from './logout-button';
import type { Screen } from '../screen';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 60,
  padding: '6px 24px',
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { padding: '6px 12px 6px 8px' },
  [theme.breakpoints.down('sm')]: { gap: 2 },
}));

const MenuButton = styled(IconButton)(({ theme }) => ({
  width: 44,
  height: 44,
  color: 'inherit',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Welcome = styled('p')({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // Fits the Russian greeting beside four buttons.
  '@media (max-width: 359px)': { fontSize: '0.75rem' },
});

interface HeaderProps {
  screens: readonly Screen[];
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

export function Header({ screens, isMenuOpen, onOpenMenu }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <Bar>
      <MenuButton
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onOpenMenu}
      >
        <MenuIcon />
      </MenuButton>
      <Welcome>{t('welcome')}</Welcome>
      <GoTo screens={screens} />
      <AppearanceSwitch />
      <LanguageSwitch />
      <LogoutButton />
    </Bar>
  );
}
