import { contactMessageLimits } from '@chauffeur/contracts/notifications/contact-form';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PhoneFields } from '../../forms/phone/phone-fields';
import { usePhoneParser } from '../../forms/phone/use-phone-parser';
import type { ContactFormState } from './use-contact-form';

/** The number to call back: optional, and free text is accepted. */
export function ContactPhoneFields({
  field,
  phone,
  write,
  isReadOnly,
}: Pick<ContactFormState, 'field' | 'phone' | 'write'> & { isReadOnly: boolean }) {
  const { t } = useTranslation('contact');
  const parser = usePhoneParser();
  return (
    <Box className="wide" sx={{ display: 'grid', gap: '20px 24px', gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <PhoneFields
        parser={parser}
        label={t('form.phone')}
        typed={phone.phone}
        country={phone.phoneCountry}
        countryField={field('phoneCountry')}
        numberField={{ maxLength: contactMessageLimits.phone, readOnly: isReadOnly, ...field('phone') }}
        onNumber={(text) => write('phone', text)}
        onCountry={(chosen) => write('phoneCountry', chosen)}
      />
    </Box>
  );
}
