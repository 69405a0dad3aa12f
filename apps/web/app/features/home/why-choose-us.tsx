import {
  PaymentsRounded as PriceIcon,
  HailRounded as DriverIcon,
  FlightLandRounded as FlightIcon,
  ScheduleRounded as ClockIcon,
} from '@chauffeur/brand/icons';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PointGrid } from '../../surfaces/point-grid';
import { Section } from '../../surfaces/section';

const reasons = [
  { name: 'hours', Icon: ClockIcon },
  { name: 'price', Icon: PriceIcon },
  { name: 'sign', Icon: DriverIcon },
  { name: 'flight', Icon: FlightIcon },
] as const;

export function WhyChooseUs() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('why.title')}>
      <PointGrid>
        {reasons.map(({ name, Icon }) => (
          <li key={name}>
            <Box
              aria-hidden="true"
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 52,
                height: 52,
                mb: 2,
                borderRadius: 1,
                color: 'text.primary',
                bgcolor: 'sand.main',
              }}
            >
              <Icon />
            </Box>
            <Typography variant="h4" component="h3">
              {t(`why.${name}.title`)}
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t(`why.${name}.text`)}</Typography>
          </li>
        ))}
      </PointGrid>
    </Section>
  );
}
