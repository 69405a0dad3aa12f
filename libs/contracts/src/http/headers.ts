/** Correlation id, passed on from the browser's request through services, events and jobs to the email. */
export const correlationIdHeader = 'x-correlation-id';
/** Proves to a service that a call comes from the gateway. */
export const internalTokenHeader = 'x-internal-token';
/** The signed-in admin's id; only the gateway sets it, after checking the session. */
export const adminIdHeader = 'x-admin-id';
/** Headers of a service's response to a removal: the record's last version, and its reference number if it had one. */
export const removedRecordHeaders = {
  version: 'x-removed-version',
  reference: 'x-removed-reference',
} as const;
/** Makes writes idempotent: a repeat with the same key and body gets the same response. */
export const idempotencyKeyHeader = 'idempotency-key';

/**
 * Seconds since a form of the site was shown. This and the next are headers, because the body of a resent submission must stay
 * the same. Other clients send neither.
 */
export const formSecondsHeader = 'x-form-seconds';
/** Content of the hidden field, which no person fills in. */
export const formTrapHeader = 'x-form-trap';
/** Min seconds in which a person can fill in a form. */
export const minFormSeconds = 2;

/** Path that returns a challenge. */
export const proofOfWorkPath = '/api/proof-of-work';
/** A solved challenge: `workProof` as JSON in base64. */
export const proofOfWorkHeader = 'x-proof-of-work';
/** Max. length of that header's value, in characters; a proof has about 900. */
export const proofOfWorkMaxLength = 2_000;

/** Max. length of the accepted Idempotency-Key, in characters. */
export const idempotencyKeyMaxLength = 200;
