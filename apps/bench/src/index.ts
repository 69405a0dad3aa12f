export { benchWeb, type BenchedProduct } from './bench-web.js';
export { benchBookings, type BenchedBookings } from './bookings/bench-bookings.js';
export type { FaultedProduct } from './mail-faults/faulted-product.js';
export { testMailFaults } from './mail-faults/test-mail-faults.js';
