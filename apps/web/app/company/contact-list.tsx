import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PhoneNumbers } from '../text/phone-numbers';
import { mailLink, mapLink, phoneLink, whatsappLink } from './contact-links';
import { useCompany } from './use-company';

const List = styled('dl')(({ theme }) => ({
  margin: '20px 0 0',
  '& dt': { fontSize: '0.875rem', color: theme.palette.text.secondary },
  '& dd': { margin: '0 0 16px', fontSize: '1.0625rem', fontWeight: 700, overflowWrap: 'anywhere' },
  '& a': { color: theme.palette.link.main },
}));

/** Phone, WhatsApp and email of the company; `withPlace` adds its address and business hours. */
export function ContactList({ withPlace = false }: { withPlace?: boolean }) {
  const { t } = useTranslation('contact');
  const company = useCompany();
  return (
    <List>
      <dt>{t('details.phone')}</dt>
      <dd>
        <a href={phoneLink(company.phone)}>
          <PhoneNumbers>{company.phone}</PhoneNumbers>
        </a>
      </dd>
      <dt>{t('details.whatsapp')}</dt>
      <dd>
        <a href={whatsappLink(company.whatsapp)} rel="noopener">
          <PhoneNumbers>{company.whatsapp}</PhoneNumbers>
        </a>
      </dd>
      <dt>{t('details.email')}</dt>
      <dd>
        <a href={mailLink(company.email)}>{company.email}</a>
      </dd>
      {withPlace && (
        <>
          <dt>{t('details.address')}</dt>
          <dd>
            <a href={mapLink(company.address)} rel="noopener">
              {company.address}
            </a>
          </dd>
          <dt>{t('details.hours')}</dt>
          <dd>{company.businessHours}</dd>
        </>
      )}
    </List>
  );
}
