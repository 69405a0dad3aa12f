import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Banner } from '../surfaces/banner';
import { PhoneNumbers } from '../text/phone-numbers';
import { mailLink, phoneLink, whatsappLink } from './contact-links';
import { useCompany } from './use-company';

/** Shows how to reach the company in browsers without scripts, in which the form does not work. */
export function NoScriptContact() {
  const { t } = useTranslation('contact');
  const company = useCompany();
  return (
    <noscript>
      <Box sx={{ mb: 3, '& a': { color: 'inherit' } }}>
        <Banner kind="warning">
          {t('withoutScripts')}{' '}
          <a href={phoneLink(company.phone)}>
            <PhoneNumbers>{company.phone}</PhoneNumbers>
          </a>
          {' · '}
          <a href={whatsappLink(company.whatsapp)}>WhatsApp</a>
          {' · '}
          <a href={mailLink(company.email)}>{company.email}</a>
        </Banner>
      </Box>
    </noscript>
  );
}
