export { benchBoard } from './board/bench-board.js';
export { benchWeb } from './bench-web.js';
export { benchOverload } from './overload/bench-overload.js';
export { benchBookings } from './bookings/bench-bookings.js';
export { benchGuard } from './guard/bench-guard.js';
export { benchCost } from './cost/bench-cost.js';
export { benchMemory } from './memory/bench-memory.js';
