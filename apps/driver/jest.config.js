/** Rules and screens of the driver's page, transformed to CommonJS: Jest's ESM mode is not needed here. */
export default {
  displayName: 'driver',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testEnvironment: 'jsdom',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
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
