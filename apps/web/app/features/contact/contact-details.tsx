import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ContactButtons } from '../../company/contact-buttons';
import { ContactList } from '../../company/contact-list';

/** Every way to reach the company. */
export function ContactDetails() {
  const { t } = useTranslation('contact');
  return (
    <section>
      <Typography variant="h3" component="h2">
        {t('details.title')}
      </Typography>
      <ContactList withPlace />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
        <ContactButtons />
      </Box>
    </section>
  );
}
