import { styled } from '@mui/material/styles';

const Disclosure = styled('details')(({ theme }) => ({
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '& summary': { cursor: 'pointer', minHeight: 24 },
  '& code': { overflowWrap: 'anywhere' },
}));

/** A technical message, such as that of a mail server; collapsed until it is opened. */
export function TechnicalDetail({ label, text }: { label: string; text: string }) {
  return (
    <Disclosure>
      <summary>{label}</summary>
      <code>{text}</code>
    </Disclosure>
  );
}
