import { fileURLToPath } from 'node:url';

const libs = fileURLToPath(new URL('../../../libs/', import.meta.url));

/**
 * Jest configuration of React apps: modules are transformed to CommonJS and run in jsdom.
 * @param {string} name
 * @param {string} rootDir
 * @param {string} sources folder of specs and modules
 */
export const reactProject = (name, rootDir, sources) => ({
  displayName: name,
  rootDir,
  roots: [`<rootDir>/${sources}`],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testEnvironment: 'jsdom',
  runtime: fileURLToPath(new URL('react-runtime.mjs', import.meta.url)),
  setupFilesAfterEnv: [fileURLToPath(new URL('react-settings.cjs', import.meta.url))],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // Libraries are resolved to their sources: as ES modules of dist they would load a second MUI and zod.
    '^@chauffeur/([^/]+)$': `${libs}$1/src/index`,
    '^@chauffeur/([^/]+)/(.+)$': `${libs}$1/src/$2`,
  },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
});
