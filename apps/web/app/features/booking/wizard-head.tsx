import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../buttons/button-link';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { withinWindow } from '../../theme/within-window';

/** The title of the page, and the link to the home page. Does not render again with every change of the draft. */
export const WizardHead = memo(function WizardHead() {
  const { t } = useTranslation('booking');
  const { to } = useSiteLanguage();
  return (
    <Box
      sx={{
        display: 'flex',
        // If both do not fit, the link is above the title.
        flexWrap: 'wrap-reverse',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Typography
        variant="h1"
        sx={{ minWidth: 0, fontSize: withinWindow('clamp(1.75rem, 1.4rem + 1.8vw, 2.75rem)') }}
      >
        {t('title')}
      </Typography>
      <ButtonLink
        to={to('/')}
        // With forced colours its border shows, which needs room.
        size="small"
        sx={{
          marginInline: -2,
          color: 'text.secondary',
          '@media (forced-colors: active)': { marginInline: 0 },
        }}
      >
        {t('backToHome')}
      </ButtonLink>
    </Box>
  );
});
