import { useTranslation } from 'react-i18next';
import { Banner } from './banner';

/** Reports beside a pressed button that loading failed. The live region is always rendered, so it is announced. */
export function NotLoaded({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('common');
  return <div role="status">{isShown && <Banner kind="warning">{t('notLoaded')}</Banner>}</div>;
}
