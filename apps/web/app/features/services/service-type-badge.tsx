import type { ServiceTypeResponse } from '@chauffeur/contracts/catalogue/service-type';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { Badge } from '../../surfaces/badge';
import { palette } from '../../theme/theme';
import { ServiceIcon } from './service-icon';

const colourPattern = /^#[\da-f]{6}$/i;

/** The type's name and icon on a tint of the colour that staff chose; the name has the text colour to be legible. */
export function ServiceTypeBadge({ type }: { type: ServiceTypeResponse }) {
  const { language } = useSiteLanguage();
  const tint = colourPattern.test(type.color)
    ? {
        backgroundColor: `color-mix(in srgb, ${type.color} 16%, ${palette.background.paper})`,
        '& svg': { color: `color-mix(in srgb, ${type.color} 50%, ${palette.text.primary})` },
      }
    : {};
  return (
    <Badge lang={otherLanguageOf(type, 'name', language)} sx={tint}>
      <ServiceIcon name={type.icon} />
      {inLanguage(type, 'name', language)}
    </Badge>
  );
}
