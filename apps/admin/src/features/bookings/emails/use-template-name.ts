import { builtInTemplateNames } from '@chauffeur/contracts/notifications/template-name';
import { useTranslation } from 'react-i18next';

/** Names a template; staff's own by the name that staff gave it. */
export function useTemplateName(): (templateName: string) => string {
  const { t } = useTranslation('bookings');
  return (templateName) => {
    const known = builtInTemplateNames.find((built) => built === templateName);
    return known ? t(`emails.names.${known}`) : templateName;
  };
}
