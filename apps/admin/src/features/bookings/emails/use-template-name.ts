import { builtInTemplateNames } from '@chauffeur/contracts/notifications/template-name';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a template. Staff's own templates have the names that staff gave them. */
export function useTemplateName(): (templateName: string) => string {
  const { t } = useTranslation('bookings');
  return (templateName) => {
    const known = builtInTemplateNames.find((built) => built === templateName);
    return known ? t(`emails.names.${known}`) : templateName;
  };
}
