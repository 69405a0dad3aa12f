import { NotifyStaff } from './live-updates/notify-staff.broadcasts.js';
import { InvalidateCache } from './response-cache/invalidate-cache.broadcasts.js';

/** Every event that the gateway reacts to, and what it does. */
export const subscriptions = [InvalidateCache, NotifyStaff];
