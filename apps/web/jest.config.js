import { reactProject } from '../../infra/launch/jest/react-project.mjs';

const project = reactProject('web', import.meta.dirname, 'app');

/** Components and rules of the site. Specs of server/ are another project. */
export default {
  ...project,
  testEnvironment: '<rootDir>/jest-environment.cjs',
  moduleNameMapper: {
    ...project.moduleNameMapper,
    '\\.(woff2|svg|webp|avif)(\\?url)?$': '<rootDir>/jest.file-address.cjs',
  },
};
