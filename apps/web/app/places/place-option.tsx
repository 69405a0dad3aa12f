import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';

const Option = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  minHeight: 44,
  padding: '6px 10px',
  borderRadius: 6,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.sand.main },
  // The background alone is hard to see on dark, and is not drawn in forced colours.
  '&.Mui-focused': {
    outline: `2px solid ${theme.vars.palette.link.main}`,
    outlineOffset: -2,
    backgroundColor: theme.vars.palette.sand.main,
  },
}));

const Name = styled('span')({ fontWeight: 600 });

const Address = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

type OptionProps = ComponentPropsWithRef<'li'>;

/** A place with its address, in the visitor's language. */
export function PlaceOption({
  name,
  address,
  ...option
}: OptionProps & { name: string; address: string | null }) {
  return (
    <Option {...option}>
      {/* A space parts the words of the option's name. */}
      <Name>{name} </Name>
      {address && <Address>{address}</Address>}
    </Option>
  );
}

/** What was typed, as it is. */
export function TypedOption({ text, ...option }: OptionProps & { text: string }) {
  const { t } = useTranslation('booking');
  return <Option {...option}>{t('fields.useText', { text })}</Option>;
}
