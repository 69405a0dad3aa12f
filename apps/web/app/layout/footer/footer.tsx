import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mailLink, mapLink, phoneLink, whatsappLink } from '../../company/contact-links';
import { useCompany } from '../../company/use-company';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { DeferredHydration } from '../../start/hydration/deferred-hydration';
import { PhoneNumbers } from '../../text/phone-numbers';
import { CopyrightYears } from './copyright-years';
import { Logo } from '../logo';

const Ground = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  overflowWrap: 'anywhere',
  color: theme.palette.ground.contrastText,
  backgroundColor: theme.palette.ground.main,
  borderTop: `4px solid ${theme.palette.primary.main}`,
  '& a': { color: 'inherit' },
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 48px',
  paddingBlock: 56,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1.4fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.5fr 1fr 1.4fr' },
}));

const LinkList = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: 7, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

const links = [
  { path: '/services', label: 'navigation.services' },
  { path: '/tours', label: 'navigation.tours' },
  { path: '/cars', label: 'navigation.cars' },
  { path: '/about', label: 'navigation.about' },
  { path: '/contact', label: 'navigation.contact' },
  { path: '/booking', label: 'navigation.book' },
  { path: '/ride', label: 'navigation.ride' },
] as const;

interface FooterProps {
  /** True while the skeleton of a pending page is shown, which is shorter than the page. */
  isHidden: boolean;
}

export function Footer({ isHidden }: FooterProps) {
  const { t } = useTranslation('layout');
  const { to } = useSiteLanguage();
  const company = useCompany();
  return (
    <DeferredHydration as={Ground} className="on-ground" hidden={isHidden}>
      <Columns>
        <Box sx={{ gridColumn: { sm: '1 / -1', md: 'auto' } }}>
          <Logo />
          <Typography variant="body2" sx={{ mt: 2, maxWidth: '20.7em', opacity: 0.86 }}>
            {t('footer.promise')}
          </Typography>
        </Box>
        <nav aria-label={t('footer.navigation')}>
          <Typography component="h2" variant="overline" sx={{ opacity: 0.86 }}>
            {t('footer.explore')}
          </Typography>
          {/* Two columns if they fit. */}
          <LinkList sx={{ columns: { xs: '8rem 2', sm: 1 } }}>
            {links.map(({ path, label }) => (
              <li key={path}>
                <Link to={to(path)}>{t(label)}</Link>
              </li>
            ))}
          </LinkList>
        </nav>
        <div>
          <Typography component="h2" variant="overline" sx={{ opacity: 0.86 }}>
            {t('footer.contact')}
          </Typography>
          <LinkList>
            <li>
              <a href={phoneLink(company.phone)}>
                {t('footer.phone')}: <PhoneNumbers>{company.phone}</PhoneNumbers>
              </a>
            </li>
            <li>
              <a href={whatsappLink(company.whatsapp)} rel="noopener">
                WhatsApp: <PhoneNumbers>{company.whatsapp}</PhoneNumbers>
              </a>
            </li>
            <li>
              <a href={mailLink(company.email)}>{company.email}</a>
            </li>
            <li>
              <a href={mapLink(company.address)} rel="noopener">
                {company.address}
              </a>
            </li>
          </LinkList>
        </div>
      </Columns>
      <Container>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '4px 28px',
            alignItems: 'center',
            paddingBlock: 2.5,
            borderTop: '1px solid rgb(255 255 255 / 0.16)',
            fontSize: '0.875rem',
          }}
        >
          <Box component="p" sx={{ margin: 0, marginInlineEnd: 'auto' }}>
            © <CopyrightYears /> {company.name}. {t('footer.rights')}
          </Box>
          <LinkList sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <li>
              <Link to={to('/privacy')}>{t('footer.privacy')}</Link>
            </li>
            <li>
              <Link to={to('/terms')}>{t('footer.terms')}</Link>
            </li>
          </LinkList>
        </Box>
      </Container>
    </DeferredHydration>
  );
}
