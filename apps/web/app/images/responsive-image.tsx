import type { ImageResponse } from '@chauffeur/contracts/catalogue/media/image';
import { imageSourceSet } from '@chauffeur/contracts/catalogue/media/image-address';
import Box from '@mui/material/Box';
import { latticeBackground } from '../theme/lattice';

interface ResponsiveImageProps {
  image: ImageResponse | null;
  /** Empty if the text beside the image says the same. */
  alt: string;
  /** The image's width on the page, as in `sizes` of an img. */
  sizes: string;
  /** Width to height, for example `3 / 2`; reserves the space before the image is loaded. */
  ratio: string;
  /** From this breakpoint on, the image fills its container and ignores `ratio`. */
  fillsFrom?: 'xs' | 'sm' | 'md';
  /** The image is in the first view, so it is not loaded lazily. */
  isFirst?: boolean;
}

/** An image in the width that the screen needs; the lattice pattern if there is none. */
export function ResponsiveImage({
  image,
  alt,
  sizes,
  ratio,
  fillsFrom,
  isFirst = false,
}: ResponsiveImageProps) {
  const shape = fillsFrom
    ? { aspectRatio: { xs: ratio, [fillsFrom]: 'auto' }, height: { xs: 'auto', [fillsFrom]: '100%' } }
    : { aspectRatio: ratio, height: 'auto' };
  if (!image) {
    return (
      <Box sx={{ ...shape, bgcolor: 'sand.main', overflow: 'hidden' }}>
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
      sx={{ ...shape, width: '100%', objectFit: 'cover', bgcolor: 'sand.main' }}
    />
  );
}
