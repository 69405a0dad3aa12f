import type { StaffCategoryResponse } from '@chauffeur/contracts/catalogue/category';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RecordText } from '../../i18n/record-text';
import { useStaffLanguage } from '../../i18n/staff-language';
import { CardImage } from '../../images/card-image';
import { RecordCard } from '../../records/record-card';
import type { RecordItemProps } from '../../records/resource';
import { Clamped } from '../../surfaces/clamped';
import { formatDollars } from '../../text/format-number';
import { categoryEmoji } from './category-emoji.rules';

const Emoji = styled('div')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  aspectRatio: '3 / 2',
  fontSize: '4.5rem',
  lineHeight: 1,
  backgroundColor: theme.vars.palette.sand.main,
}));

export function CategoryCard({ record: category, onEdit, onRemove }: RecordItemProps<StaffCategoryResponse>) {
  const { t } = useTranslation('categories');
  const { language } = useStaffLanguage();
  const { name, basePricePerHour, image } = category;
  return (
    <RecordCard
      name={inLanguage(category, 'name', language)}
      nameLanguage={otherLanguageOf(category, 'name', language)}
      image={image ? <CardImage image={image} /> : <Emoji aria-hidden="true">{categoryEmoji(name)}</Emoji>}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <Clamped>
        <RecordText of={category} field="description" />
      </Clamped>
      <Typography sx={{ fontWeight: 700 }}>
        {t('perHour', { price: formatDollars(basePricePerHour, language) })}
      </Typography>
    </RecordCard>
  );
}
