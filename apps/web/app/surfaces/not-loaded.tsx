import { useTranslation } from 'react-i18next';
import { Banner } from './banner';

/** Says beside what was pressed that it could not be fetched; the live region is there before its text. */
export function NotLoaded({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('common');
  return <div role="status">{isShown && <Banner kind="warning">{t('notLoaded')}</Banner>}</div>;
}
