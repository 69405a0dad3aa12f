import type { PlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
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
  '&:hover': { backgroundColor: theme.palette.sand.main },
  // The background is hard to see in the dark scheme, and missing in forced colours.
  '&.Mui-focused': {
    outline: `2px solid ${theme.palette.link.main}`,
    outlineOffset: -2,
    backgroundColor: theme.palette.sand.main,
  },
}));

const Name = styled('span')({ fontWeight: 600 });

const Address = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
}));

type OptionProps = ComponentPropsWithRef<'li'>;

/** An option with a place's name and address in the page's language. */
export function PlaceOption({ place, ...option }: OptionProps & { place: PlaceResponse }) {
  const { language } = useSiteLanguage();
  const address = inLanguage(place, 'address', language);
  return (
    <Option {...option}>
      {/* The space separates name and address in the accessible name. */}
      <Name lang={otherLanguageOf(place, 'name', language)}>{inLanguage(place, 'name', language)} </Name>
      {address && <Address lang={otherLanguageOf(place, 'address', language)}>{address}</Address>}
    </Option>
  );
}

/** The option that uses the typed text. */
export function TypedOption({ text, ...option }: OptionProps & { text: string }) {
  const { t } = useTranslation('booking');
  return <Option {...option}>{t('fields.useText', { text })}</Option>;
}
