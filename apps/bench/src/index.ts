export { benchWeb, type BenchedProduct } from './bench-web.js';
export { benchBookings, type BenchedBookings } from './bookings/bench-bookings.js';
