import type { StaffCategoryResponse } from '@chauffeur/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../i18n/staff-language';
import { CardPicture } from '../photos/card-picture';
import { RecordCard } from '../resources/record-card';
import { Clamped } from '../surfaces/clamped';
import { formatDollars } from '../text/format-money';
import { inStaffLanguage } from '../text/in-staff-language';
import { categoryEmoji } from './category-emoji.rules';

const Emoji = styled('div')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  aspectRatio: '3 / 2',
  fontSize: '4.5rem',
  lineHeight: 1,
  backgroundColor: theme.vars.palette.sand.main,
}));

interface CategoryCardProps {
  category: StaffCategoryResponse;
  onEdit: () => void;
  onRemove: () => void;
}

export function CategoryCard({ category, onEdit, onRemove }: CategoryCardProps) {
  const { t } = useTranslation('categories');
  const { language } = useStaffLanguage();
  const { name, nameRu, description, descriptionRu, basePricePerHour, image } = category;
  return (
    <RecordCard
      name={inStaffLanguage(language, name, nameRu)}
      picture={
        image ? <CardPicture image={image} /> : <Emoji aria-hidden="true">{categoryEmoji(name)}</Emoji>
      }
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <Clamped>{inStaffLanguage(language, description, descriptionRu)}</Clamped>
      <Typography sx={{ fontWeight: 700 }}>
        {t('perHour', { price: formatDollars(basePricePerHour, language) })}
      </Typography>
    </RecordCard>
  );
}
