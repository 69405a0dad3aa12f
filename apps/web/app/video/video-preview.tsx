import { PlayArrowRounded as PlayIcon } from '@chauffeur/brand/icons';
import type { ImageResponse } from '@chauffeur/contracts/catalogue/media/image';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveImage } from '../images/responsive-image';

const Preview = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  color: theme.palette.primary.contrastText,
  backgroundColor: 'transparent',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 76,
    height: 76,
    borderRadius: '50%',
    backgroundColor: theme.palette.primary.main,
  },
  '& svg': { fontSize: 44 },
}));

const Source = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 12,
  bottom: 10,
  padding: '2px 10px',
  borderRadius: 12,
  fontSize: '0.8125rem',
  color: theme.palette.ground.contrastText,
  backgroundColor: theme.palette.ground.main,
  pointerEvents: 'none',
}));

interface VideoPreviewProps {
  id: string;
  name: string;
  /** A photo of the offer, because a still of the video would be loaded from YouTube. */
  image: ImageResponse | null;
}

/** A photo with a play button; nothing is requested from YouTube before it is pressed. */
export function VideoPreview({ id, name, image }: VideoPreviewProps) {
  const { t } = useTranslation('offers');
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <Box
      className="on-ground"
      sx={{
        position: 'relative',
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        borderRadius: '16px',
        bgcolor: 'ground.main',
      }}
    >
      {isPlaying ? (
        <Box
          component="iframe"
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
          title={name}
          allow="autoplay; encrypted-media; fullscreen"
          // YouTube plays nothing without a referrer, and after a visit of the ride page the document sends none.
          referrerPolicy="strict-origin-when-cross-origin"
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }}
        />
      ) : (
        <>
          <ResponsiveImage image={image} alt="" ratio="16 / 9" sizes="(min-width: 900px) 640px, 92vw" />
          <Preview
            type="button"
            aria-label={t('detail.playVideo', { name })}
            onClick={() => setIsPlaying(true)}
          >
            <span>
              <PlayIcon aria-hidden="true" />
            </span>
          </Preview>
          <Source>{t('detail.fromYouTube')}</Source>
        </>
      )}
    </Box>
  );
}
