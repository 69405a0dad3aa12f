import { bookingTextLimits } from '@chauffeur/contracts';
import { countryOfTyped, phoneCountries, readPhone, russianPhone } from '@chauffeur/phone';
import { useMemo, type ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../forms/select-field';
import { Suggestion } from '../../../forms/suggestion';
import { TextField } from '../../../forms/text-field';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import type { useDetailsForm } from './use-details-form';

/**
 * The country and the number to call. A number with its calling code chooses the country itself; on leaving the field
 * it is shown as it is dialled from abroad, so that a visitor sees what was understood.
 */
export function PhoneFields({ form, field }: Pick<ReturnType<typeof useDetailsForm>, 'form' | 'field'>) {
  const { t } = useTranslation('booking');
  const { language } = useSiteLanguage();
  const [typed, country] = useWatch({ control: form.control, name: ['customerPhone', 'phoneCountry'] });
  const countries = useMemo(() => phoneCountries(language), [language]);
  const number = readPhone(typed, country);
  const russian = russianPhone(typed, country);
  const choice = field('phoneCountry');
  const input = field('customerPhone');

  const write = (text: string) =>
    form.setValue('customerPhone', text, { shouldValidate: Boolean(input.error) });
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = countries.find((one) => one.country === event.target.value);
    // The rest of the number stays: only its country was wrong.
    if (chosen && number) write(`+${chosen.callingCode} ${number.e164.slice(1 + number.callingCode.length)}`);
    return choice.onChange(event);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const meant = countryOfTyped(event.target.value, country);
    if (meant) form.setValue('phoneCountry', meant);
    return input.onChange(event);
  };
  const leave = (event: ChangeEvent<HTMLInputElement>) => {
    if (number) write(number.international);
    return input.onBlur(event);
  };

  return (
    <>
      <SelectField label={t('fields.phoneCountry')} autoComplete="off" {...choice} onChange={choose}>
        {countries.map(({ country: code, name, callingCode }) => (
          <option key={code} value={code}>
            {`${name} (+${callingCode})`}
          </option>
        ))}
      </SelectField>
      <div>
        <TextField
          label={t('fields.customerPhone')}
          hint={number && !number.isValid ? t('phone.check') : undefined}
          required
          type="tel"
          autoComplete="tel"
          maxLength={bookingTextLimits.customerPhone}
          placeholder="+994 50 123 45 67"
          {...input}
          onChange={type}
          onBlur={leave}
        />
        {russian && (
          <Suggestion
            type="button"
            onClick={() => {
              form.setValue('phoneCountry', 'RU');
              write(russian.international);
            }}
          >
            {t('phone.russian', { number: russian.international.replaceAll(' ', '\u00a0') })}
          </Suggestion>
        )}
      </div>
    </>
  );
}
