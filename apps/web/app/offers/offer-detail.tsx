import { CheckRounded as CheckIcon } from '@chauffeur/brand/icons';
import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { videoIdOf } from '@chauffeur/contracts/catalogue/video-id';
import { inLanguage, type TextFields } from '@chauffeur/contracts/in-language';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../buttons/button-link';
import { useSiteLanguage } from '../i18n/use-site-language';
import { galleryImages, videoImage } from '../images/record-images';
import { StartingPrice } from '../prices/starting-price';
import { DeferredHydration } from '../start/deferred-hydration';
import { VideoPreview } from '../video/video-preview';
import { DescriptionItem, DescriptionList } from '../surfaces/description-list';
import { ShareButton } from '../share/share-button';
import { BookingBar } from './booking-bar';
import { Breadcrumbs } from './breadcrumbs';
import { Gallery } from './gallery';

/** What services and tours have in common. */
export type OfferDetails = TextFields<ServiceResponse, 'name' | 'description'> &
  Pick<ServiceResponse, 'basePrice' | 'youtubeUrl' | 'image' | 'photos'>;

interface OfferDetailProps {
  offer: OfferDetails;
  /** The page's own path without language, which is what gets shared. */
  path: string;
  listPath: string;
  listName: string;
  details: { term: string; value: ReactNode }[];
  included: string[];
  /** Of the wizard, which chooses this offer; without language. */
  bookingPath: string;
  /** What only this kind of offer shows. */
  children?: ReactNode;
}

const Texts = styled('div')(({ theme }) => ({
  gridArea: 'texts',
  display: 'grid',
  gap: 40,
  minWidth: 0,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 48,
    '& > section:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
}));

const Price = styled('aside')(({ theme }) => ({
  gridArea: 'price',
  display: 'grid',
  gap: 20,
  padding: 24,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sand.main,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 100 },
}));

const IncludedList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '10px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 10 },
  '& svg': { flex: 'none', color: theme.vars.palette.success.main },
}));

/** The page of one service or tour. */
export function OfferDetail(props: OfferDetailProps) {
  const { offer, path, listPath, listName, details, included, bookingPath, children } = props;
  const { t } = useTranslation(['offers', 'common']);
  const { language, to } = useSiteLanguage();
  const name = inLanguage(offer, 'name', language);
  const videoId = offer.youtubeUrl === null ? null : videoIdOf(offer.youtubeUrl);
  return (
    <>
      <Container sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 8, md: 12 } }}>
        <Breadcrumbs steps={[{ name: listName, path: listPath }]} current={name} />
        <Typography
          variant="h1"
          sx={{
            mt: 1.5,
            mb: { xs: 3, md: 4 },
            maxWidth: '14.5em',
            fontSize: 'clamp(2rem, 1.5rem + 2.2vw, 3.25rem)',
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
            <Gallery name={name} images={galleryImages(offer)} />
          </Box>
          <DeferredHydration as={Texts}>
            <section>
              <Typography variant="h3" component="h2">
                {t('detail.about')}
              </Typography>
              <Typography sx={{ mt: 1.5, maxWidth: '41.5em', whiteSpace: 'pre-line' }}>
                {inLanguage(offer, 'description', language)}
              </Typography>
            </section>
            {children}
            <section>
              <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
                {t('detail.included')}
              </Typography>
              <IncludedList>
                {included.map((item) => (
                  <li key={item}>
                    <CheckIcon aria-hidden="true" />
                    {item}
                  </li>
                ))}
              </IncludedList>
            </section>
            {videoId && (
              <section>
                <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
                  {t('detail.video')}
                </Typography>
                <VideoPreview id={videoId} name={name} image={videoImage(offer)} />
              </section>
            )}
          </DeferredHydration>
          <DeferredHydration as={Price}>
            <div>
              <StartingPrice amountUsd={offer.basePrice} />
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {t('detail.startingPrice')}
              </Typography>
            </div>
            <DescriptionList>
              {details.map(({ term, value }) => (
                <DescriptionItem key={term} term={term}>
                  {value}
                </DescriptionItem>
              ))}
            </DescriptionList>
            <Typography variant="h4" component="h2">
              {t('detail.call')}
            </Typography>
            <Typography variant="body2" sx={{ mt: -1.5 }}>
              {t('detail.callText')}
            </Typography>
            <ButtonLink to={to(bookingPath)} variant="contained" size="large">
              {t('common:bookNow')}
            </ButtonLink>
            <Box sx={{ mt: -1, display: 'grid' }}>
              <ShareButton path={path} name={name} />
            </Box>
          </DeferredHydration>
        </Box>
      </Container>
      <BookingBar>
        <StartingPrice amountUsd={offer.basePrice} />
        <ButtonLink to={to(bookingPath)} variant="contained" aria-label={t('common:bookNamed', { name })}>
          {t('common:bookNow')}
        </ButtonLink>
      </BookingBar>
    </>
  );
}
