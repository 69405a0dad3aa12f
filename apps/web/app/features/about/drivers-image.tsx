import { styled } from '@mui/material/styles';
import wide from './images/drivers-1200.webp';
import narrow from './images/drivers-640.webp';

const Frame = styled('img')({
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  borderRadius: 16,
});

/** The drivers on the boulevard at first light. */
export function DriversImage({ alt }: { alt: string }) {
  return (
    <Frame
      src={wide}
      srcSet={`${narrow} 640w, ${wide} 1200w`}
      sizes="(min-width: 1200px) 576px, (min-width: 900px) 46vw, 92vw"
      width={1200}
      height={750}
      alt={alt}
      decoding="async"
    />
  );
}
