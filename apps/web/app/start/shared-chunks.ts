/** A file of modules that every page loads. */
export interface SharedChunk {
  /** The file is `<name>-<hash>.js`. */
  name: string;
  /** Packages of node_modules, a subpath where not all of a package is meant. */
  packages?: readonly string[];
  /** Files, without their ending, and folders of `app/`, with a slash at their end. */
  paths?: readonly string[];
  /** Those under `paths` that few pages need. */
  except?: readonly string[];
}

/**
 * What every page loads, or nearly every one, in a few files instead of dozens: they compress better together, and
 * packages stay in browsers' caches when the site's own frame changes. None is so large that running it would block a
 * phone; the start script runs them in this order. The build fails where a package or path has no module or a file is
 * missing (`build-steps/bundle-shared-chunks.ts`).
 */
export const sharedChunks: readonly SharedChunk[] = [
  { name: 'react', packages: ['react', 'react-dom', 'scheduler'] },
  {
    name: 'styles',
    packages: [
      '@emotion',
      'stylis',
      '@mui/system',
      '@mui/styled-engine',
      '@mui/private-theming',
      '@mui/utils',
      '@mui/material/styles',
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
