import Box from '@mui/material/Box';
import { ContactButtons } from '../../../company/contact-buttons';

/** Where nothing but a person can help. */
export function CallInstead() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ContactButtons />
    </Box>
  );
}
