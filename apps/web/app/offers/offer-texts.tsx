import { CheckRounded as CheckIcon } from '@chauffeur/brand/icons';
import { videoIdOf } from '@chauffeur/contracts/catalogue/media/video-id';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../i18n/use-site-language';
import { videoImage } from '../images/record-images';
import { DeferredHydration } from '../start/hydration/deferred-hydration';
import { VideoPreview } from '../video/video-preview';
import type { OfferRecord } from './offer-record';

const Texts = styled('div')(({ theme }) => ({
  gridArea: 'texts',
  display: 'grid',
  gap: 40,
  minWidth: 0,
  // Also makes the columns no wider than the window for a long word.
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 48,
    '& > section:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
}));

const IncludedList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '10px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 10 },
  '& svg': { flex: 'none', color: theme.palette.success.main },
}));

interface OfferTextsProps {
  offer: OfferRecord;
  included: string[];
  /** Content that only this kind of offer has. */
  children?: ReactNode;
}

/** An offer's description, what it includes, and its video. */
export function OfferTexts({ offer, included, children }: OfferTextsProps) {
  const { t } = useTranslation('offers');
  const { language } = useSiteLanguage();
  const videoId = offer.youtubeUrl === null ? null : videoIdOf(offer.youtubeUrl);
  return (
    <DeferredHydration as={Texts}>
      <section>
        <Typography variant="h3" component="h2">
          {t('detail.about')}
        </Typography>
        <Typography
          lang={otherLanguageOf(offer, 'description', language)}
          sx={{ mt: 1.5, maxWidth: '41.5em', whiteSpace: 'pre-line' }}
        >
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
          <VideoPreview id={videoId} name={inLanguage(offer, 'name', language)} image={videoImage(offer)} />
        </section>
      )}
    </DeferredHydration>
  );
}
