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
      {/* The colour scheme is the browser's, by CSS only: it is not stored, and causes no second render. */}
      <ThemeProvider theme={theme} noSsr storageManager={null}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
