import { CacheProvider, ThemeContext, type EmotionCache } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { defaultProps, siteTheme } from './theme';

interface SiteStylesProps {
  cache: EmotionCache;
  /** `baseStyles` on the server. */
  base?: ReactNode;
  children: ReactNode;
}

/**
 * The colour scheme is the browser's, by CSS only. Material UI's ThemeProvider would also bring what switches and
 * stores one, 3 kB that every page would load.
 */
export function SiteStyles({ cache, base, children }: SiteStylesProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={siteTheme}>
        <DefaultPropsProvider value={defaultProps}>
          {base}
          {children}
        </DefaultPropsProvider>
      </ThemeContext>
    </CacheProvider>
  );
}
