import { CallRounded as CallIcon, ChatRounded as ChatIcon } from '@chauffeur/brand/icons';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '../buttons/button-link';
import { phoneLink, whatsappLink } from './contact-links';
import { useCompany } from './use-company';

/** The buttons "Call Now" and "WhatsApp", without a container. */
export function ContactButtons() {
  const { t } = useTranslation('contact');
  const company = useCompany();
  return (
    <>
      <ButtonAnchor href={phoneLink(company.phone)} variant="contained">
        <CallIcon aria-hidden="true" />
        {t('call')}
      </ButtonAnchor>
      <ButtonAnchor href={whatsappLink(company.whatsapp)} variant="outlined" rel="noopener">
        <ChatIcon aria-hidden="true" />
        {t('whatsapp')}
      </ButtonAnchor>
    </>
  );
}
