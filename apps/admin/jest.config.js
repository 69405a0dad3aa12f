import { reactProject } from '../../infra/launch/jest/react-project.mjs';

const project = reactProject('admin', import.meta.dirname, 'src');

/** Rules and screens of the back office. */
export default {
  ...project,
  // A long form is slow to query in jsdom, more so on a busy machine.
  testTimeout: 30_000,
  setupFiles: ['<rootDir>/jest.setup.cjs'],
  setupFilesAfterEnv: ['<rootDir>/jest.async-timeout.cjs'],
  transform: { '\\.svg$': '<rootDir>/jest.asset.cjs', ...project.transform },
};
