export const MESSAGING_OPTIONS = Symbol('messaging options');
export const EVENT_TRANSPORT = Symbol('event transport');
