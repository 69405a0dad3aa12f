import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { CheckRounded as CheckIcon } from '@chauffeur/brand/icons';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../../i18n/use-site-language';
import { bakuMoment, pastSteps } from '../ride-texts';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', alignItems: 'center', gap: '0 10px' },
  '& svg': { fontSize: 22, color: theme.palette.success.main },
  '& b': { fontWeight: 700 },
  '& time': { gridColumn: 2, fontSize: '0.875rem', color: theme.palette.text.secondary },
}));

/** The steps of the ride that have happened, with their times. */
export function RideProgress({ ride }: { ride: Pick<RideResponse, 'progress' | 'driverProgress'> }) {
  const { t } = useTranslation(['ride', 'common']);
  const { language } = useSiteLanguage();
  return (
    <Steps>
      {pastSteps(ride).map(({ step, at }) => (
        <li key={step}>
          <CheckIcon aria-hidden="true" />
          <b>{t(`steps.${step}`)}</b>
          <time dateTime={at}>{t('common:bakuTime', { time: bakuMoment(at, language) })}</time>
        </li>
      ))}
    </Steps>
  );
}
