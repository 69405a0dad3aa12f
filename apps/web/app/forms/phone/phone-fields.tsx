import type { CountryCode } from '@chauffeur/phone';
import { homeCallingCode, homeCountry } from '@chauffeur/phone/home-country';
import { memo, useMemo, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { SelectField } from '../fields/select-field';
import { TextWithPhone } from '../../text/text-with-phone';
import { Suggestion } from '../fields/suggestion';
import { TextField } from '../fields/text-field';

/** The parser of phone numbers, a library of 25 kB that pages load lazily. */
export type PhoneParser = Pick<
  typeof import('@chauffeur/phone'),
  'countryOfCallingCode' | 'phoneCountries' | 'readPhone' | 'russianPhone'
>;

interface FieldState {
  error?: string | undefined;
  isHighlighted?: boolean | undefined;
}

interface PhoneFieldsProps {
  /** Null until loaded; until then the number is plain text, and the only country is the company's. */
  parser: PhoneParser | null;
  label: string;
  typed: string;
  country: CountryCode;
  countryField: ComponentPropsWithRef<'select'> & FieldState;
  numberField: ComponentPropsWithRef<'input'> & FieldState;
  /** Writes a number into the form. */
  onNumber: (text: string) => void;
  /** Selects a country in the form. */
  onCountry: (country: CountryCode) => void;
}

/**
 * The country and the phone number. Typing a calling code selects its country. On blur the number is shown in
 * international format, so that visitors see how it was understood.
 */
export function PhoneFields(props: PhoneFieldsProps) {
  const { parser, label, typed, country, countryField, numberField, onNumber, onCountry } = props;
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const countries = useMemo(
    () => parser?.phoneCountries(language) ?? [companyCountry(language)],
    [parser, language],
  );
  const number = parser?.readPhone(typed, country);
  const russian = parser?.russianPhone(typed, country);

  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = countries.find((one) => one.country === event.target.value);
    // Replaces only the calling code.
    if (chosen && number)
      onNumber(`+${chosen.callingCode} ${number.e164.slice(1 + number.callingCode.length)}`);
    countryField.onChange?.(event);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const meant = parser?.countryOfCallingCode(event.target.value, country);
    if (meant) onCountry(meant);
    numberField.onChange?.(event);
  };
  const leave: PhoneFieldsProps['numberField']['onBlur'] = (event) => {
    if (number) onNumber(number.international);
    numberField.onBlur?.(event);
  };

  return (
    <>
      <SelectField label={t('fields.phoneCountry')} autoComplete="off" {...countryField} onChange={choose}>
        <CountryOptions countries={countries} />
      </SelectField>
      <div>
        <TextField
          label={label}
          hint={number && !number.isValid ? t('phone.check') : undefined}
          type="tel"
          autoComplete="tel"
          placeholder="+994 50 123 45 67"
          {...numberField}
          onChange={type}
          onBlur={leave}
        />
        {russian && (
          <Suggestion
            type="button"
            onClick={() => {
              onCountry('RU');
              onNumber(russian.international);
            }}
          >
            <TextWithPhone
              text={t('phone.russian', { number: russian.international })}
              phone={russian.international}
            />
          </Suggestion>
        )}
      </div>
    </>
  );
}

/** Memoised: there are more than two hundred options, and the form renders on every change. */
const CountryOptions = memo(function CountryOptions({
  countries,
}: {
  countries: ReturnType<PhoneParser['phoneCountries']>;
}) {
  return countries.map(({ country, name, callingCode }) => (
    <option key={country} value={country}>
      {`${name} (+${callingCode})`}
    </option>
  ));
});

function companyCountry(language: string) {
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(homeCountry) ?? homeCountry;
  return { country: homeCountry, name, callingCode: homeCallingCode };
}
