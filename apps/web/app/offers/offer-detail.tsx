import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../buttons/button-link';
import { useSiteLanguage } from '../i18n/use-site-language';
import { galleryImages, mainImage } from '../images/record-images';
import { StartingPrice } from '../prices/starting-price';
import { BookingBar } from './booking-bar';
import { Breadcrumbs } from './breadcrumbs';
import { Gallery } from './gallery';
import type { OfferRecord } from './offer-record';
import { OfferPrice } from './offer-price';
import { OfferTexts } from './offer-texts';
import { withinWindow } from '../theme/within-window';

interface OfferDetailProps {
  offer: OfferRecord;
  /** The page's path without language, for the share button. */
  path: string;
  listPath: string;
  listName: string;
  details: { term: string; value: ReactNode }[];
  included: string[];
  /** Address of the wizard with this offer chosen, without language. */
  bookingPath: string;
  /** Content that only this kind of offer has. */
  children?: ReactNode;
}

/** The page of one service or tour. */
export function OfferDetail(props: OfferDetailProps) {
  const { offer, path, listPath, listName, details, included, bookingPath, children } = props;
  const { t } = useTranslation('common');
  const { language, to } = useSiteLanguage();
  const name = inLanguage(offer, 'name', language);
  return (
    <>
      <Container sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 8, md: 12 } }}>
        <Breadcrumbs steps={[{ name: listName, path: listPath }]} current={name} />
        <Typography
          variant="h1"
          lang={otherLanguageOf(offer, 'name', language)}
          sx={{
            mt: 1.5,
            mb: { xs: 3, md: 4 },
            maxWidth: '14.5em',
            fontSize: withinWindow('clamp(2rem, 1.5rem + 2.2vw, 3.25rem)'),
          }}
        >
          {name}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 21rem' },
            gridTemplateAreas: { xs: "'gallery' 'price' 'texts'", md: "'gallery price' 'texts price'" },
            gridTemplateRows: { md: 'auto 1fr' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ gridArea: 'gallery', minWidth: 0 }}>
            <Gallery name={name} images={galleryImages(offer)} main={mainImage(offer)} />
          </Box>
          <OfferTexts offer={offer} included={included}>
            {children}
          </OfferTexts>
          <OfferPrice
            name={name}
            basePrice={offer.basePrice}
            details={details}
            bookingPath={bookingPath}
            path={path}
          />
        </Box>
      </Container>
      <BookingBar>
        <StartingPrice amountUsd={offer.basePrice} />
        <ButtonLink to={to(bookingPath)} variant="contained" aria-label={t('bookNamed', { name })}>
          {t('bookNow')}
        </ButtonLink>
      </BookingBar>
    </>
  );
}
