import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonAnchor, ButtonLink } from '../buttons/button-link';
import { useSiteLanguage } from '../i18n/use-site-language';
import { isHydrating } from '../start/hydration/hydrated-page';
import { MessagePage } from './message-page';

/** Shown when a page can't be rendered: its data is unavailable, or an error was thrown. */
export function ErrorPage() {
  const { t } = useTranslation('common');
  const { to } = useSiteLanguage();
  const { pathname, search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused element was unmounted with the page. An error page that the server rendered starts at its top.
    if (!isHydrating()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <MessagePage title={t('errorPage.title')} text={t('errorPage.text')} headingRef={heading}>
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
