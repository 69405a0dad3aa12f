export type { FaultedProduct } from './faulted-product.ts';
export { testMailFaults } from './mails/test-mail-faults.ts';
export type { ReplicaGround } from './rollout/replicas.ts';
export { testRollout } from './rollout/test-rollout.ts';
