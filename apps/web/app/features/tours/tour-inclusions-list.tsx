import { CheckRounded as CheckIcon } from '@chauffeur/brand/icons';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { tourInclusions } from './tour-inclusions';

const Inclusions = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  '& li': { display: 'flex', alignItems: 'center', gap: 2 },
  '& svg': { flex: 'none', fontSize: 16, color: theme.palette.success.main },
}));

/** What a tour includes, a word each, to fit two lines on a phone. The tour's page lists it in full. */
export function TourInclusions() {
  const { t } = useTranslation('offers');
  return (
    <Inclusions aria-label={t('detail.included')}>
      {tourInclusions.map((item) => (
        <li key={item}>
          <CheckIcon aria-hidden="true" />
          {t(`includedShort.${item}`)}
        </li>
      ))}
    </Inclusions>
  );
}
