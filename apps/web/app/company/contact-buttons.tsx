import { CallRounded as CallIcon, ChatRounded as ChatIcon } from '@chauffeur/brand/icons';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor, ButtonLink } from '../buttons/button-link';
import { useSiteLanguage } from '../i18n/use-site-language';
import { phoneLink, whatsappLink } from './contact-links';
import { useCompany } from './use-company';

/** The buttons "Call Now" and "WhatsApp", without a container; while there is neither, a link to the contact form. */
export function ContactButtons() {
  const { t } = useTranslation('contact');
  const { to } = useSiteLanguage();
  const { phone, whatsapp } = useCompany();
  if (!phone && !whatsapp) {
    return (
      <ButtonLink to={to('/contact')} variant="contained">
        {t('form.title')}
      </ButtonLink>
    );
  }
  return (
    <>
      {phone && (
        <ButtonAnchor href={phoneLink(phone)} variant="contained">
          <CallIcon aria-hidden="true" />
          {t('call')}
        </ButtonAnchor>
      )}
      {whatsapp && (
        <ButtonAnchor href={whatsappLink(whatsapp)} variant="outlined" rel="noopener">
          <ChatIcon aria-hidden="true" />
          {t('whatsapp')}
        </ButtonAnchor>
      )}
    </>
  );
}
