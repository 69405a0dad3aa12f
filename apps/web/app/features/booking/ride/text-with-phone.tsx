import Box from '@mui/material/Box';
import { phoneLink } from '../../../company/contact-links';
import { useCompany } from '../../../company/use-company';

/** A text that asks to call the company. Its phone number is a link. */
export function TextWithPhone({ text }: { text: string }) {
  const { phone } = useCompany();
  const [before, after] = phone ? text.split(phone) : [text];
  return (
    // An element of its own, so that another text replaces it on a page that the browser translates, too.
    <span key={text}>
      {before}
      {after !== undefined && (
        <>
          <Box component="a" href={phoneLink(phone)} sx={{ color: 'inherit' }}>
            {phone}
          </Box>
          {after}
        </>
      )}
    </span>
  );
}
