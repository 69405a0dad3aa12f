import Box from '@mui/material/Box';
import { ContactButtons } from '../../../company/contact-buttons';

/** How to contact the company, if only a person can help. */
export function ContactFallback() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ContactButtons />
    </Box>
  );
}
