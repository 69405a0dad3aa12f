export { benchBoard as board } from './board/bench-board.js';
export { benchWeb as web } from './bench-web.js';
export { benchOverload as overload } from './overload/bench-overload.js';
export { benchBookings as bookings } from './bookings/bench-bookings.js';
export { benchGuard as guard } from './guard/bench-guard.js';
export { benchCost as cost } from './cost/bench-cost.js';
export { benchMemory as memory } from './memory/bench-memory.js';
