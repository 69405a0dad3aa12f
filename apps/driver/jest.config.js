import { reactProject } from '../../infra/launch/jest/react-project.mjs';

/** Rules and screens of the driver's page. */
export default reactProject('driver', import.meta.dirname, 'src');
