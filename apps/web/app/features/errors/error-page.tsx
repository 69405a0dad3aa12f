import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { MessagePage } from './message-page';

/** Shown when a page can't be made: the data has not come, or something broke. */
export function ErrorPage() {
  const { t } = useTranslation('common');
  const { to } = useSiteLanguage();
  const { pathname, search } = useLocation();
  return (
    <MessagePage title={t('errorPage.title')} text={t('errorPage.text')}>
      <title>{t('errorPage.title')}</title>
      <Button component="a" href={pathname + search} variant="contained">
        {t('errorPage.retry')}
      </Button>
      <Button component={Link} to={to('/')} variant="outlined" color="secondary">
        {t('backToHome')}
      </Button>
    </MessagePage>
  );
}
