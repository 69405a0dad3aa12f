/** Travels from the browser's request through services, events and jobs to the email. */
export const correlationIdHeader = 'x-correlation-id';
/** Proves to a service that a call comes from the gateway. */
export const internalTokenHeader = 'x-internal-token';
/** The signed-in admin's id, set by the gateway alone after it has checked the session. */
export const adminIdHeader = 'x-admin-id';
/** Makes a repeated write harmless: the same key and body give the same response. */
export const idempotencyKeyHeader = 'idempotency-key';

/** Max. length of the accepted Idempotency-Key, in characters. */
export const idempotencyKeyMaxLength = 200;
