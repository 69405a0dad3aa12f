import { reactProject } from '../../infra/launch/jest/react-project.mjs';

const project = reactProject('web', import.meta.dirname, 'app');

/** Specs of components and rules of the site; those of server/ are in another project. */
export default {
  ...project,
  testEnvironment: '<rootDir>/jest-environment.cjs',
  moduleNameMapper: {
    ...project.moduleNameMapper,
    '\\.(woff2|svg|webp|avif)(\\?url)?$': '<rootDir>/jest.file-address.cjs',
  },
};
