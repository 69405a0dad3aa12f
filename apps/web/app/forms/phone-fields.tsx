import type { CountryCode } from '@chauffeur/phone';
import { homeCallingCode, homeCountry } from '@chauffeur/phone/home-country';
import { memo, useMemo, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../i18n/use-site-language';
import { SelectField } from './select-field';
import { Suggestion } from './suggestion';
import { TextField } from './text-field';

/** What reads numbers: a library of 25 kB, which a page may fetch later. */
export type PhoneReading = Pick<
  typeof import('@chauffeur/phone'),
  'countryOfTyped' | 'phoneCountries' | 'readPhone' | 'russianPhone'
>;

interface FieldState {
  error?: string | undefined;
  isHighlighted?: boolean | undefined;
}

interface PhoneFieldsProps {
  /** Null until fetched: then the number is a text, and the country is the company's. */
  reading: PhoneReading | null;
  label: string;
  typed: string;
  country: CountryCode;
  countryField: ComponentPropsWithRef<'select'> & FieldState;
  numberField: ComponentPropsWithRef<'input'> & FieldState;
  /** Put a number or a country into the form. */
  onNumber: (text: string) => void;
  onCountry: (country: CountryCode) => void;
}

/**
 * The country and the number to call. A number with its calling code chooses the country itself; on leaving the field
 * it is shown as it is dialled from abroad, so that a visitor sees what was understood.
 */
export function PhoneFields(props: PhoneFieldsProps) {
  const { reading, label, typed, country, countryField, numberField, onNumber, onCountry } = props;
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const countries = useMemo(
    () => reading?.phoneCountries(language) ?? [companyCountry(language)],
    [reading, language],
  );
  const number = reading?.readPhone(typed, country);
  const russian = reading?.russianPhone(typed, country);

  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = countries.find((one) => one.country === event.target.value);
    // The rest of the number stays: only its country was wrong.
    if (chosen && number)
      onNumber(`+${chosen.callingCode} ${number.e164.slice(1 + number.callingCode.length)}`);
    countryField.onChange?.(event);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const meant = reading?.countryOfTyped(event.target.value, country);
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
            {t('phone.russian', { number: russian.international.replaceAll(' ', '\u00a0') })}
          </Suggestion>
        )}
      </div>
    </>
  );
}

/** More than two hundred, which need not be looked at with every change of the form. */
const CountryOptions = memo(function CountryOptions({
  countries,
}: {
  countries: ReturnType<PhoneReading['phoneCountries']>;
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
