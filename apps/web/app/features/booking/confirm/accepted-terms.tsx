import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../../i18n/use-site-language';

/** What the press accepts, in a tab of its own, so that the booking stays as it is. */
export function AcceptedTerms() {
  const { t } = useTranslation('rideTerms');
  const { to } = useSiteLanguage();
  // By hand for this one text: the library's component would be script of every page.
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
