import type { ImageResponse } from '@chauffeur/contracts/catalogue/media/image';
import { imageSourceSet, imageUrl } from '@chauffeur/contracts/catalogue/media/image-address';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.sand.main,
}));

const None = styled('div')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  aspectRatio: '3 / 2',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.sand.main,
}));

/** The main image at the top of a record's card. */
export function CardImage({ image }: { image: ImageResponse | null }) {
  const { t } = useTranslation('photos');
  if (!image) return <None>{t('none')}</None>;
  return (
    <Image
      src={imageUrl(image.hash, 400)}
      srcSet={imageSourceSet(image)}
      sizes="(min-width: 700px) 320px, 92vw"
      alt=""
      width={400}
      height={267}
      loading="lazy"
    />
  );
}
