import { useTranslation } from 'react-i18next';
import { Tag, type TagTone } from '../../surfaces/tag';
import { seoGrade, type SeoGrade } from './seo-score.rules';

const tones: Record<SeoGrade, TagTone> = { green: 'success', yellow: 'warning', red: 'error' };

/** The score from 0 to 100, in the colour of its grade. */
export function SeoScoreTag({ score }: { score: number }) {
  const { t } = useTranslation('seo');
  const grade = seoGrade(score);
  return (
    <Tag tone={tones[grade]} data-grade={grade}>
      {t('score', { score })}
    </Tag>
  );
}
