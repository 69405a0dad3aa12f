import { imageSourceSet, type ImageResponse } from '@chauffeur/contracts';
import Box from '@mui/material/Box';
import { latticeBackground } from '../theme/lattice';

interface PictureProps {
  image: ImageResponse | null;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** The width that it takes on the page, as in `sizes` of an img. */
  sizes: string;
  /** Width to height, for example `3 / 2`; keeps the room before the picture is there. */
  ratio: string;
  /** In the first view: fetched at once. */
  isFirst?: boolean;
}

/** A picture in the width that the screen needs; the lattice where there is none. */
export function Picture({ image, alt, sizes, ratio, isFirst = false }: PictureProps) {
  if (!image) {
    return (
      <Box sx={{ aspectRatio: ratio, bgcolor: 'sand.main', overflow: 'hidden' }}>
        <Box aria-hidden="true" sx={{ ...latticeBackground, height: '100%' }} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={image.url}
      srcSet={imageSourceSet(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      sx={{ width: '100%', height: 'auto', aspectRatio: ratio, objectFit: 'cover', bgcolor: 'sand.main' }}
    />
  );
}
