/** A bundle of modules that every page loads. */
export interface SharedChunk {
  /** The file is `<name>-<hash>.js`. */
  name: string;
  /** Packages of node_modules, or subpaths of packages. */
  packages?: readonly string[];
  /** Files of `app/` without extension, and folders with a trailing slash. */
  paths?: readonly string[];
  /** Exceptions to `paths` that few pages need. */
  except?: readonly string[];
}

/**
 * Modules that nearly every page loads, in a few files instead of dozens: they compress better together, and packages
 * stay in browsers' caches when the site's own code changes. None is large enough to block a phone while it runs; the
 * start script runs them in this order. The build fails if a package or path matches no module, or if a file is missing
 * (`build-steps/bundle-shared-chunks.ts`).
 */
export const sharedChunks: readonly SharedChunk[] = [
  { name: 'react', packages: ['react', 'react-dom', 'scheduler'] },
  {
    name: 'styles',
    // With what these import of @mui/system and @mui/utils. Dialogs import more, which is in their files.
    packages: [
      '@emotion',
      'stylis',
      '@mui/styled-engine',
      '@mui/private-theming',
      '@mui/material/styles',
      '@mui/material/Box',
      '@mui/material/Container',
      '@mui/material/DefaultPropsProvider',
      '@mui/material/SvgIcon',
      '@mui/material/Typography',
    ],
  },
  { name: 'framework', packages: ['react-router', 'react-router-dom', 'i18next', 'react-i18next'] },
  {
    name: 'frame',
    paths: [
      'api/is-other-page',
      'buttons/',
      'company/',
      'csp-nonce',
      'error-pages/',
      'i18n/',
      'images/',
      'layout/',
      'locales/language-settings',
      'prices/',
      'seo/seo-tags',
      'start/',
      'surfaces/',
      'text/',
      'theme/',
    ],
    except: [
      'company/stat-tiles',
      'layout/header/mobile-menu',
      'layout/site-layout',
      'surfaces/announcement',
    ],
  },
];
