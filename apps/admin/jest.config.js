import { reactProject } from '../../infra/launch/jest/react-project.mjs';

const project = reactProject('admin', import.meta.dirname, 'src');

/** Rules and screens of the back office. */
export default {
  ...project,
  setupFiles: ['<rootDir>/jest.setup.cjs'],
  transform: { '\\.svg$': '<rootDir>/jest.asset.cjs', ...project.transform },
};
