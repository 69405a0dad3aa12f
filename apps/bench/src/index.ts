export { benchWeb } from './bench-web.js';
export { benchBookings } from './bookings/bench-bookings.js';
