import { NotifyStaff } from './live-updates/notify-staff.broadcasts.js';
import { InvalidateCache } from './response-cache/invalidate-cache.broadcasts.js';

/** Every controller of reactions of the gateway. */
export const subscriptions = [InvalidateCache, NotifyStaff];
