/** Components and rules of the site, transformed to CommonJS: Jest's ESM mode is not needed here. Specs of server/ are another project. */
export default {
  displayName: 'web',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/app'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testEnvironment: '<rootDir>/jest-environment.cjs',
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.(woff2|svg|webp|avif)(\\?url)?$': '<rootDir>/jest.file-address.cjs',
  },
  // The packages below are published as ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!(@chauffeur|zod|react-i18next|i18next)/)', '/dist/.*\\.cjs$'],
  transform: {
    '\\.(ts|tsx|js|mjs)$': [
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
};
