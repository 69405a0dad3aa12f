export { benchWeb } from './bench-web.js';
export { benchOverload } from './overload/bench-overload.js';
export { benchBookings } from './bookings/bench-bookings.js';
