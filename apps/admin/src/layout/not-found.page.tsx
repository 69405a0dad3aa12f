import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHead } from './page-head';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('notFound.title')} />
      <Typography sx={{ mb: 3 }}>{t('notFound.text')}</Typography>
      <Button variant="contained" component={Link} to="/">
        {t('notFound.back')}
      </Button>
    </>
  );
}
