export type { FaultedProduct } from './faulted-product.ts';
export { testMailFaults } from './mails/test-mail-faults.ts';
