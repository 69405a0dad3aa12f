import { CheckRounded as CheckIcon } from '@chauffeur/brand/icons';
import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { mainImage } from '../../images/record-images';
import { ResponsiveImage } from '../../images/responsive-image';
import { StartingPrice } from '../../prices/starting-price';
import { ImageBadge } from '../../surfaces/badge';
import { Card, CardBody, CardFoot } from '../../surfaces/card';
import { cutText } from '../../text/cut-text';
import { useHours } from '../../i18n/use-hours';
import { OfferButtons } from '../../offers/offer-buttons';
import { ServiceTypeBadge } from './service-type-badge';

/** Characters of a service's description (specification, constants). */
const descriptionLength = 80;

const transferFeatures = ['flight', 'greet', 'always', 'door'] as const;

export function ServiceCard({ service, isFirst }: { service: ServiceResponse; isFirst: boolean }) {
  const { t } = useTranslation('offers');
  const { language } = useSiteLanguage();
  const hours = useHours();
  const name = inLanguage(service, 'name', language);
  return (
    <Card>
      <ResponsiveImage
        image={mainImage(service)}
        alt={name}
        ratio="3 / 2"
        sizes="(min-width: 1200px) 368px, (min-width: 660px) 50vw, 92vw"
        isFirst={isFirst}
      />
      <ImageBadge>{t('services.premium')}</ImageBadge>
      <CardBody>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
          <ServiceTypeBadge type={service.serviceTypeDetails} />
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
            {hours(service.durationHours)}
          </Typography>
        </Box>
        <Typography variant="h3" component="h2" lang={otherLanguageOf(service, 'name', language)}>
          {name}
        </Typography>
        <Typography lang={otherLanguageOf(service, 'description', language)} sx={{ color: 'text.secondary' }}>
          {cutText(inLanguage(service, 'description', language), descriptionLength)}
        </Typography>
        {service.serviceType === 'airport_transfer' && (
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
              gap: '4px 12px',
              margin: 0,
              padding: 0,
              listStyle: 'none',
              fontSize: '0.9375rem',
              '& li': { display: 'flex', gap: 0.75 },
              '& svg': { fontSize: 20, color: 'success.main' },
            }}
          >
            {transferFeatures.map((feature) => (
              <li key={feature}>
                <CheckIcon aria-hidden="true" />
                {t(`services.features.${feature}`)}
              </li>
            ))}
          </Box>
        )}
        <Box sx={{ marginTop: 'auto' }}>
          <StartingPrice amountUsd={service.basePrice} />
        </Box>
        <CardFoot sx={{ marginTop: 0 }}>
          <OfferButtons
            name={name}
            path={`/services/${service.id}`}
            bookingPath={`/booking?serviceId=${service.id}`}
          />
        </CardFoot>
      </CardBody>
    </Card>
  );
}
