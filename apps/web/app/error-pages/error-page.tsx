import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonAnchor, ButtonLink } from '../buttons/button-link';
import { useSiteLanguage } from '../i18n/use-site-language';
import { MessagePage } from './message-page';

/** Shown when a page can't be rendered: its data is unavailable, or an error was thrown. */
export function ErrorPage() {
  const { t } = useTranslation('common');
  const { to } = useSiteLanguage();
  const { pathname, search } = useLocation();
  return (
    <MessagePage title={t('errorPage.title')} text={t('errorPage.text')}>
      <title>{t('errorPage.title')}</title>
      <ButtonAnchor href={pathname + search} variant="contained">
        {t('errorPage.retry')}
      </ButtonAnchor>
      <ButtonLink to={to('/')} variant="outlined">
        {t('backToHome')}
      </ButtonLink>
    </MessagePage>
  );
}
