import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../buttons/button-link';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { MessagePage } from '../../../error-pages/message-page';

/** The success page without a booking. */
export function NoBooking() {
  const { t } = useTranslation(['success', 'common', 'layout']);
  const { to } = useSiteLanguage();
  return (
    <MessagePage title={t('none.title')} text={t('none.text')}>
      <ButtonLink to={to('/booking')} variant="contained">
        {t('common:bookNow')}
      </ButtonLink>
      <ButtonLink to={to('/ride')} variant="outlined">
        {t('layout:navigation.ride')}
      </ButtonLink>
      <ButtonLink to={to('/')} variant="outlined">
        {t('common:backToHome')}
      </ButtonLink>
    </MessagePage>
  );
}
