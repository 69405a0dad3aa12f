import { styled } from '@mui/material/styles';

const Scene = styled('picture')(({ theme }) => ({
  display: 'block',
  '& img': { width: '100%', objectFit: 'cover' },
  // Narrow screens: under the words, its sky melting into the ground.
  [theme.breakpoints.down('md')]: {
    marginTop: '-3.5rem',
    maskImage: 'linear-gradient(to bottom, transparent, #000 9rem)',
    '& img': { height: 'auto', aspectRatio: '4 / 5', maxHeight: '36rem', objectPosition: '50% 100%' },
  },
  [theme.breakpoints.between('sm', 'md')]: { '& img': { aspectRatio: '16 / 9' } },
  // Wide screens: behind the words, which stand on its dark side.
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

/** Night over the bay, with the driver waiting: drawn upright for narrow screens. */
export function HeroPicture() {
  return (
    <Scene aria-hidden="true">
      <source media={narrow} type="image/avif" srcSet="/hero-portrait.avif" width={800} height={1000} />
      <source media={narrow} type="image/webp" srcSet="/hero-portrait.webp" width={800} height={1000} />
      <source type="image/avif" srcSet="/hero.avif" width={2000} height={1125} />
      <img
        src="/hero-1200.webp"
        srcSet="/hero-800.webp 800w, /hero-1200.webp 1200w, /hero-2000.webp 2000w"
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
