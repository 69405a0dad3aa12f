import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { MessagePage } from '../errors/message-page';

/** The success page without a booking. */
export function NoBooking() {
  const { t } = useTranslation(['success', 'common']);
  const { to } = useSiteLanguage();
  return (
    <MessagePage title={t('none.title')} text={t('none.text')}>
      <Button component={Link} to={to('/booking')} variant="contained">
        {t('common:bookNow')}
      </Button>
      <Button component={Link} to={to('/')} variant="outlined" color="secondary">
        {t('common:backToHome')}
      </Button>
    </MessagePage>
  );
}
