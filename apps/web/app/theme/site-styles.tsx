import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface SiteStylesProps {
  cache: EmotionCache;
  theme: Theme;
  children: ReactNode;
}

export function SiteStyles({ cache, theme, children }: SiteStylesProps) {
  return (
    <CacheProvider value={cache}>
      {/* The scheme is the browser's, by CSS alone: nothing is stored, and nothing is drawn again once it is known. */}
      <ThemeProvider theme={theme} noSsr storageManager={null}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
