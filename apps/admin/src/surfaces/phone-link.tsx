import { readPhone } from '@chauffeur/phone';
import Link from '@mui/material/Link';

/** A link that calls a phone number, shown in its international form; text that is no phone number stays plain. */
export function PhoneLink({ phone }: { phone: string }) {
  const number = readPhone(phone);
  if (!number) return <span>{phone}</span>;
  return (
    <Link href={`tel:${number.e164}`} sx={{ whiteSpace: 'nowrap' }}>
      {number.international}
    </Link>
  );
}
