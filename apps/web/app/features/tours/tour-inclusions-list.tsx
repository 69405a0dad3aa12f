import { CheckRounded as CheckIcon } from '@chauffeur/brand/icons';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { tourInclusions } from './tour-inclusions';

const Inclusions = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  margin: '12px 0 32px',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 8 },
  '& svg': { flex: 'none', color: theme.vars.palette.success.main },
}));

/** What every tour includes, above all of them. */
export function TourInclusions() {
  const { t } = useTranslation('offers');
  return (
    <>
      <Typography variant="h4" component="h2">
        {t('tours.included')}
      </Typography>
      <Inclusions>
        {tourInclusions.map((item) => (
          <li key={item}>
            <CheckIcon aria-hidden="true" />
            {t(`included.${item}`)}
          </li>
        ))}
      </Inclusions>
    </>
  );
}
