import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../i18n/use-site-language';

/** Names the terms that booking accepts. Their link opens in a new tab, so that the wizard stays as it is. */
export function AcceptedTerms() {
  const { t } = useTranslation('rideTerms');
  const { to } = useSiteLanguage();
  // Split here for this one text: react-i18next's Trans would be in the script of every page.
  const [before, link, after] = t('accept').split(/<\/?terms>/);
  return (
    <Typography variant="body2">
      {before}
      <Box component="a" href={to('/terms')} target="_blank" sx={{ color: 'link.main' }}>
        {link}
      </Box>
      {after}
    </Typography>
  );
}
