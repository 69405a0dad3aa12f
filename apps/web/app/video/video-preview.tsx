import { PlayArrowRounded as PlayIcon } from '@chauffeur/brand/icons';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latticeBackground } from '../theme/lattice';

const Preview = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: 'transparent',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 76,
    height: 76,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& svg': { fontSize: 44 },
}));

// The still is 4:3 with black bars above and below, which the frame cuts off.
const Still = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** A still of the video with a button; YouTube's player is loaded when the visitor wants to see it. */
export function VideoPreview({ id, name }: { id: string; name: string }) {
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
          allow="autoplay; encrypted-media; image-in-image; fullscreen"
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }}
        />
      ) : (
        <>
          <Box
            aria-hidden="true"
            sx={{ ...latticeBackground, position: 'absolute', inset: 0, opacity: 0.3 }}
          />
          <Still
            src={`https://i.ytimg.com/vi/${id}/hqdefault.jpg`}
            width={480}
            height={360}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
          />
          <Preview
            type="button"
            aria-label={t('detail.playVideo', { name })}
            onClick={() => setIsPlaying(true)}
          >
            <span>
              <PlayIcon aria-hidden="true" />
            </span>
          </Preview>
        </>
      )}
    </Box>
  );
}
