import type { PlaceResponse } from '@chauffeur/contracts/catalogue/place';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/in-language';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../i18n/use-site-language';

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
export function PlaceOption({ place, ...option }: OptionProps & { place: PlaceResponse }) {
  const { language } = useSiteLanguage();
  const address = inLanguage(place, 'address', language);
  return (
    <Option {...option}>
      {/* A space parts the words of the option's name. */}
      <Name lang={otherLanguageOf(place, 'name', language)}>{inLanguage(place, 'name', language)} </Name>
      {address && <Address lang={otherLanguageOf(place, 'address', language)}>{address}</Address>}
    </Option>
  );
}

/** What was typed, as it is. */
export function TypedOption({ text, ...option }: OptionProps & { text: string }) {
  const { t } = useTranslation('booking');
  return <Option {...option}>{t('fields.useText', { text })}</Option>;
}
