import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Banner } from '../surfaces/banner';
import { mailLink, phoneLink, whatsappLink } from './contact-links';
import { useCompany } from './use-company';

/** Shows how to reach the company in browsers without scripts, in which the form does not work. */
export function NoScriptContact() {
  const { t } = useTranslation('contact');
  const { phone, whatsapp, email } = useCompany();
  const links = [
    phone && (
      <a key="phone" href={phoneLink(phone)} className="tabular">
        {phone}
      </a>
    ),
    whatsapp && (
      <a key="whatsapp" href={whatsappLink(whatsapp)}>
        WhatsApp
      </a>
    ),
    email && (
      <a key="email" href={mailLink(email)}>
        {email}
      </a>
    ),
  ].filter(Boolean);
  return (
    <noscript>
      <Box sx={{ mb: 3, '& a': { color: 'inherit' }, '& .tabular': { whiteSpace: 'nowrap' } }}>
        <Banner kind="warning">
          {t('withoutScripts')}
          {links.map((link, index) => [index === 0 ? ` ${t('callOrWrite')} ` : ' · ', link])}
        </Banner>
      </Box>
    </noscript>
  );
}
