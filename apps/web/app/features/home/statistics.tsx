import { useTranslation } from 'react-i18next';
import { Section } from '../../surfaces/section';
import { StatTiles } from '../../company/stat-tiles';

export function Statistics() {
  const { t } = useTranslation('home');
  return (
    <Section surface="ground" title={t('statistics.title')}>
      <StatTiles />
    </Section>
  );
}
