import Box from '@mui/material/Box';

/** Drawn for wide and for tall screens; the words stand on the sky, which the shade deepens. */
export function HeroPicture() {
  return (
    <>
      <Box
        component="picture"
        aria-hidden="true"
        sx={{
          position: 'absolute',
          inset: 0,
          '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '70% 100%' },
        }}
      >
        <source media="(max-width: 640px)" srcSet="/hero-800.webp" />
        <source media="(max-width: 1200px)" srcSet="/hero-1200.webp" />
        <img src="/hero-1920.webp" alt="" width={1920} height={1080} fetchPriority="high" decoding="async" />
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          position: 'absolute',
          inset: 0,
          background:
            'linear-gradient(to bottom, rgb(10 20 38 / 0.72), rgb(10 20 38 / 0.45) 55%, rgb(10 20 38 / 0.1)), linear-gradient(to right, rgb(10 20 38 / 0.55), transparent 70%)',
        }}
      />
    </>
  );
}
