import { useTranslation } from '../i18n/use-translation';
import { Frame } from './frame';

export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <Frame title={t('layout.title')}>
      <p role="status">{t('layout.loading')}</p>
    </Frame>
  );
}
