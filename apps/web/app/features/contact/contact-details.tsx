import CallIcon from '@mui/icons-material/CallRounded';
import ChatIcon from '@mui/icons-material/ChatRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '../../buttons/button-link';
import { mailLink, mapLink, phoneLink, whatsappLink } from './contact-links';
import { useCompany } from './use-company';

const List = styled('dl')(({ theme }) => ({
  margin: '24px 0 0',
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: '0 0 18px', fontSize: '1.0625rem', fontWeight: 700 },
  '& a': { color: theme.vars.palette.link.main },
}));

/** Every way to reach the company. */
export function ContactDetails() {
  const { t } = useTranslation('contact');
  const company = useCompany();
  return (
    <section>
      <Typography variant="h3" component="h2">
        {t('details.title')}
      </Typography>
      <List>
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
        <dt>{t('details.address')}</dt>
        <dd>
          <a href={mapLink(company.address)} rel="noopener">
            {company.address}
          </a>
        </dd>
        <dt>{t('details.hours')}</dt>
        <dd>{company.businessHours}</dd>
      </List>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
        <ButtonAnchor href={phoneLink(company.phone)} variant="contained">
          <CallIcon aria-hidden="true" />

          {t('call')}
        </ButtonAnchor>
        <ButtonAnchor href={whatsappLink(company.whatsapp)} variant="outlined" rel="noopener">
          <ChatIcon aria-hidden="true" />

          {t('whatsapp')}
        </ButtonAnchor>
      </Box>
    </section>
  );
}
