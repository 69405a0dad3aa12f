import { CloseRounded as CloseIcon } from '@chauffeur/brand/icons';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonAnchor, ButtonLink } from '../../buttons/button-link';
import { IconButton } from '../../buttons/icon-button';
import { useCompany } from '../../company/use-company';
import { phoneLink } from '../../company/contact-links';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { onPlainClick } from '../../history/on-plain-click';
import { useBackToClose } from '../../history/use-back-to-close';
import { PhoneNumbers } from '../../text/phone-numbers';
import { isCurrentPage, navigationPages } from './site-pages';

const MenuLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  color: 'inherit',
  fontSize: '1.25rem',
  fontWeight: 700,
  textDecoration: 'none',
  borderBottom: '1px solid rgb(255 255 255 / 0.14)',
  '&[aria-current]': { color: theme.palette.primary.light },
}));

interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
  pagePath: string;
}

export default function MobileMenu({ isOpen, onClose, pagePath }: MobileMenuProps) {
  const { t } = useTranslation('layout');
  const { to } = useSiteLanguage();
  const { phone } = useCompany();
  const leave = onPlainClick(useBackToClose(isOpen, onClose));
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          className: 'on-ground',
          'aria-label': t('menu'),
          sx: {
            width: 'min(22rem, 100vw)',
            padding: '10px 24px 32px',
            color: 'ground.contrastText',
            backgroundColor: 'ground.main',
            backgroundImage: 'none',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', marginInlineEnd: -1 }}>
        <IconButton aria-label={t('closeMenu')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={t('mainNavigation')}>
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {navigationPages.map(({ path, label }) => (
            <li key={path}>
              <MenuLink
                to={to(path)}
                replace
                onClick={leave}
                aria-current={isCurrentPage(pagePath, path) ? 'page' : undefined}
              >
                {t(label)}
              </MenuLink>
            </li>
          ))}
        </Box>
      </Box>
      <ButtonLink to={to('/booking')} variant="contained" replace onClick={leave} sx={{ mt: 3 }}>
        {t('navigation.book')}
      </ButtonLink>
      <ButtonAnchor href={phoneLink(phone)} sx={{ mt: 1 }}>
        <span>
          <PhoneNumbers>{phone}</PhoneNumbers>
        </span>
      </ButtonAnchor>
    </Drawer>
  );
}
