import { CacheProvider, Global, ThemeContext, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { defaultProps } from './theme';

interface SiteStylesProps {
  cache: EmotionCache;
  theme: Theme;
  children: ReactNode;
}

/**
 * The colour scheme is the browser's, by CSS only. Material UI's ThemeProvider would also bring what switches and
 * stores one, 3 kB that every page would load.
 */
export function SiteStyles({ cache, theme, children }: SiteStylesProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={defaultProps}>
          <Global styles={theme.generateStyleSheets()} />
          <CssBaseline />
          {children}
        </DefaultPropsProvider>
      </ThemeContext>
    </CacheProvider>
  );
}
