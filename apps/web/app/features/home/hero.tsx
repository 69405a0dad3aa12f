import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../buttons/button-link';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { HeroImage } from './hero-image';

/** The top of the home page: image, promise, and links to the wizard and the services. */
export function Hero() {
  const { t } = useTranslation('home');
  const { to } = useSiteLanguage();
  return (
    <Box
      component="section"
      className="on-ground"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: { xs: 'column-reverse', md: 'row' },
        justifyContent: { xs: 'flex-end', md: 'flex-start' },
        minHeight: { md: 'min(50rem, 100svh)' },
        overflow: 'hidden',
        color: 'ground.contrastText',
        bgcolor: 'ground.main',
      }}
    >
      <HeroImage />
      <Container sx={{ position: 'relative', zIndex: 1, pt: { xs: 12, md: 20 }, pb: { md: 12 } }}>
        <Typography variant="h1" sx={{ maxWidth: '9.9em' }}>
          {t('hero.title')}
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 2.5, maxWidth: '28em', opacity: 0.94 }}>
          {t('hero.lead')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
          <ButtonLink to={to('/booking')} variant="contained" size="large">
            {t('hero.book')}
          </ButtonLink>
          <ButtonLink
            to={to('/services')}
            variant="outlined"
            size="large"
            sx={{
              color: 'inherit',
              borderColor: 'rgb(255 255 255 / 0.6)',
              backgroundColor: 'rgb(10 20 38 / 0.35)',
              '&:hover': { borderColor: '#fff', backgroundColor: 'rgb(10 20 38 / 0.6)' },
            }}
          >
            {t('hero.services')}
          </ButtonLink>
        </Box>
        <Typography variant="body2" sx={{ mt: 3.5, opacity: 0.92, fontWeight: 600, textWrap: 'balance' }}>
          {t('hero.facts')}
        </Typography>
      </Container>
    </Box>
  );
}
