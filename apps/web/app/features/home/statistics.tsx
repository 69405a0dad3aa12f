import { useTranslation } from 'react-i18next';
import { Section } from '../../surfaces/section';
import { Figures } from '../about/figures';

export function Statistics() {
  const { t } = useTranslation('home');
  return (
    <Section surface="ground" title={t('statistics.title')}>
      <Figures />
    </Section>
  );
}
