import { styled } from '@mui/material/styles';
import extraWide from './images/hero-2000.webp';
import wide from './images/hero-1200.webp';
import medium from './images/hero-800.webp';
import portraitAvif from './images/hero-portrait.avif';
import portraitWebp from './images/hero-portrait.webp';
import wideAvif from './images/hero.avif';

const Scene = styled('picture')(({ theme }) => ({
  display: 'block',
  '& img': { width: '100%', objectFit: 'cover' },
  // Narrow screens: below the text, the sky fading into the background.
  [theme.breakpoints.down('md')]: {
    marginTop: '-3.5rem',
    maskImage: 'linear-gradient(to bottom, transparent, #000 9rem)',
    '& img': { height: 'auto', aspectRatio: '4 / 5', maxHeight: '36rem', objectPosition: '50% 100%' },
  },
  [theme.breakpoints.between('sm', 'md')]: { '& img': { aspectRatio: '16 / 9' } },
  // Wide screens: behind the text, which stands on the dark side of the image.
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    inset: 0,
    '& img': { height: '100%', objectPosition: '100% 100%' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background:
        'linear-gradient(to right, rgb(10 20 38 / 0.82) 22%, rgb(10 20 38 / 0.35) 52%, transparent 68%), linear-gradient(to bottom, rgb(10 20 38 / 0.6), transparent 24%)',
    },
  },
}));

const narrow = '(max-width: 599.95px)';

/** Night over the bay, with the driver waiting; narrow screens get a portrait version. */
export function HeroImage() {
  return (
    <Scene aria-hidden="true">
      <source media={narrow} type="image/avif" srcSet={portraitAvif} width={800} height={1000} />
      <source media={narrow} type="image/webp" srcSet={portraitWebp} width={800} height={1000} />
      <source type="image/avif" srcSet={wideAvif} width={2000} height={1125} />
      <img
        src={wide}
        srcSet={`${medium} 800w, ${wide} 1200w, ${extraWide} 2000w`}
        sizes="100vw"
        alt=""
        width={2000}
        height={1125}
        fetchPriority="high"
        decoding="async"
      />
    </Scene>
  );
}
