import { readPhone } from '@chauffeur/phone';
import Link from '@mui/material/Link';

/** A phone number as it is dialled from abroad, which calls it; a text that is no number as it stands. */
export function PhoneLink({ phone }: { phone: string }) {
  const number = readPhone(phone);
  if (!number) return <span>{phone}</span>;
  return (
    <Link href={`tel:${number.e164}`} color="link.main">
      {number.international}
    </Link>
  );
}
