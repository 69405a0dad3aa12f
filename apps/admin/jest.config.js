/** Rules and screens of the back office, transformed to CommonJS: Jest's ESM mode is not needed here. */
export default {
  displayName: 'admin',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testEnvironment: 'jsdom',
  // A long form is slow to query in jsdom, more so on a busy machine.
  testTimeout: 30_000,
  setupFiles: ['<rootDir>/jest.setup.cjs'],
  setupFilesAfterEnv: ['<rootDir>/jest.async-timeout.cjs'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // The packages below are published as ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!(@chauffeur|zod|react-i18next|i18next)/)', '/dist/.*\\.cjs$'],
  transform: {
    '\\.svg$': '<rootDir>/jest.asset.cjs',
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
