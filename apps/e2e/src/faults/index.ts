export { testMailFaults } from './mails/test-mail-faults.ts';
export { testRollout } from './rollout/test-rollout.ts';
export { testSystemFaults } from './system/test-system-faults.ts';
