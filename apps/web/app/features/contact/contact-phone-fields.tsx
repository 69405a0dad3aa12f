import { contactMessageLimits } from '@chauffeur/contracts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneFields } from '../../forms/phone-fields';
import { usePhoneReading } from '../../forms/use-phone-reading';
import type { ContactFormInUse } from './use-contact-form';

/** The number to call back, which may be left out and be any text. */
export function ContactPhoneFields({ form, field }: Pick<ContactFormInUse, 'form' | 'field'>) {
  const { t } = useTranslation('contact');
  const reading = usePhoneReading();
  const [typed, country] = useWatch({ control: form.control, name: ['phone', 'phoneCountry'] });
  return (
    <Box className="wide" sx={{ display: 'grid', gap: '20px 24px', gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <PhoneFields
        reading={reading}
        label={t('form.phone')}
        typed={typed}
        country={country}
        countryField={field('phoneCountry')}
        numberField={{ maxLength: contactMessageLimits.phone, ...field('phone') }}
        onNumber={(text) => form.setValue('phone', text)}
        onCountry={(chosen) => form.setValue('phoneCountry', chosen)}
      />
    </Box>
  );
}
