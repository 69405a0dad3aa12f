import Box from '@mui/material/Box';
import { phoneLink } from '../../../company/contact-links';
import { useCompany } from '../../../company/use-company';
import { PhoneNumbers } from '../../../text/phone-numbers';
import { TextWithPhone } from '../../../text/text-with-phone';

/** A text that asks to call the company. Its phone number is a link. */
export function CallToCompany({ text }: { text: string }) {
  const { phone } = useCompany();
  return (
    <TextWithPhone text={text} phone={phone}>
      <Box component="a" href={phoneLink(phone)} sx={{ color: 'inherit' }}>
        <PhoneNumbers>{phone}</PhoneNumbers>
      </Box>
    </TextWithPhone>
  );
}
