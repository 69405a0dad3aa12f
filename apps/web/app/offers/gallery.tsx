import type { ImageResponse } from '@chauffeur/contracts/catalogue/media/image';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResponsiveImage } from '../images/responsive-image';

const Thumbnails = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: 10,
  margin: '10px 0 0',
  padding: 0,
  listStyle: 'none',
});

const Thumbnail = styled('button')(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  cursor: 'pointer',
  borderRadius: 10,
  border: '3px solid transparent',
  background: 'none',
  '&[aria-pressed="true"]': { borderColor: theme.palette.primary.main },
}));

interface GalleryProps {
  name: string;
  images: ImageResponse[];
  /** Shown first. */
  main: ImageResponse | null;
}

/** A large image, with thumbnails that select it. */
export function Gallery({ name, images, main }: GalleryProps) {
  const { t } = useTranslation('offers');
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      images.findIndex(({ hash }) => hash === main?.hash),
    ),
  );
  const image = images[shown] ?? images[0] ?? null;
  return (
    <Box component="section" aria-label={t('detail.gallery', { name })}>
      <Box sx={{ overflow: 'hidden', borderRadius: '16px' }}>
        <ResponsiveImage
          key={image?.hash}
          image={image}
          alt={images.length > 1 ? t('detail.photo', { name, number: shown + 1 }) : name}
          ratio="3 / 2"
          sizes="(min-width: 1200px) 768px, (min-width: 900px) 62vw, 92vw"
          isFirst
        />
      </Box>
      {images.length > 1 && (
        <Thumbnails>
          {images.map((thumbnail, index) => (
            <li key={thumbnail.hash}>
              <Thumbnail
                type="button"
                aria-label={t('detail.showPhoto', { number: index + 1, total: images.length })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <ResponsiveImage image={thumbnail} alt="" ratio="4 / 3" sizes="110px" />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
    </Box>
  );
}
