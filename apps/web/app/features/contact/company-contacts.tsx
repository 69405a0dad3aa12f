import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { mailLink, phoneLink, whatsappLink } from './contact-links';
import { useCompany } from './use-company';

/** Company name and the ways to reach it. */
export function CompanyContacts() {
  const { t } = useTranslation('contact');
  const company = useCompany();
  return (
    <Box
      sx={{
        mt: 2,
        '& dl': { margin: 0 },
        '& dd': { margin: '0 0 12px', fontWeight: 600 },
        '& a': { color: 'link.main' },
      }}
    >
      <Box component="p" sx={{ margin: '0 0 12px', fontWeight: 700 }}>
        {company.name}
      </Box>
      <dl>
        <dt>{t('details.phone')}</dt>
        <dd>
          <a href={phoneLink(company.phone)}>{company.phone}</a>
        </dd>
        <dt>{t('details.whatsapp')}</dt>
        <dd>
          <a href={whatsappLink(company.whatsapp)}>{company.whatsapp}</a>
        </dd>
        <dt>{t('details.email')}</dt>
        <dd>
          <a href={mailLink(company.email)}>{company.email}</a>
        </dd>
      </dl>
    </Box>
  );
}
