import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

const stats = ['drivers', 'vehicles', 'clients', 'years'] as const;

/** The company in numbers, as a list of terms for screen readers. */
export function StatTiles() {
  const { t } = useTranslation('about');
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          // Two columns, or one if text is too large for two.
          xs: 'repeat(auto-fill, minmax(min(100%, max(8rem, 50% - 12px)), 1fr))',
          md: 'repeat(4, 1fr)',
        },
        gap: { xs: '32px 24px', md: 5 },
        margin: 0,
      }}
    >
      {stats.map((stat) => (
        <Box key={stat} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Box component="dt" sx={{ mt: 0.5 }}>
            {t(`figures.${stat}.label`)}
          </Box>
          <Box
            component="dd"
            className="tabular"
            sx={{
              margin: 0,
              fontSize: 'clamp(2.25rem, 1.7rem + 2.4vw, 3.75rem)',
              fontWeight: 800,
              letterSpacing: '-0.03em',
              lineHeight: 1.1,
            }}
          >
            {t(`figures.${stat}.value`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
