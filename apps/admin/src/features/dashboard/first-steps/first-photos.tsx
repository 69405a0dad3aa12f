import { AddPhotoAlternateOutlined as PhotoIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Invitation } from './invitation';

const PhotoInvitation = styled(Invitation)(({ theme }) => ({
  display: 'grid',
  gap: '4px 20px',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(20rem, 1fr) auto' },
}));

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginTop: 8,
  [theme.breakpoints.up('md')]: { gridColumn: 2, gridRow: '1 / 3', marginTop: 0 },
}));

/** The first task of a new installation, before its first booking: replacing the drawings with its own photos. */
export function FirstPhotos() {
  const { t } = useTranslation('dashboard');
  return (
    <PhotoInvitation aria-labelledby="first-photos">
      <Typography variant="h2" id="first-photos">
        {t('photos.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('photos.text')}</Typography>
      <Links>
        <Button component={Link} to="/cars" variant="outlined" color="inherit" startIcon={<PhotoIcon />}>
          {t('photos.cars')}
        </Button>
        <Button component={Link} to="/services" variant="outlined" color="inherit">
          {t('photos.services')}
        </Button>
        <Button component={Link} to="/tours" variant="outlined" color="inherit">
          {t('photos.tours')}
        </Button>
      </Links>
    </PhotoInvitation>
  );
}
