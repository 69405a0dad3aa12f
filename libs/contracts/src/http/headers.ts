/** Travels from the browser's request through services, events and jobs to the email. */
export const correlationIdHeader = 'x-correlation-id';
/** Proves to a service that a call comes from the gateway. */
export const internalTokenHeader = 'x-internal-token';
/** The signed-in admin's id, set by the gateway alone after it has checked the session. */
export const adminIdHeader = 'x-admin-id';
/** Of the response of a service that removed a record: its last version, and its reference number if it had one. */
export const removedRecordHeaders = {
  version: 'x-removed-version',
  reference: 'x-removed-reference',
} as const;
/** Makes a repeated write harmless: the same key and body give the same response. */
export const idempotencyKeyHeader = 'idempotency-key';

/**
 * What a form of the site says of its use; clients without it send neither. Headers, as a submission that is sent again
 * must stay the same. Seconds since the form was shown:
 */
export const formSecondsHeader = 'x-form-seconds';
/** What is in the field that no person sees. */
export const formTrapHeader = 'x-form-trap';
/** No person fills in a form in fewer seconds. */
export const minFormSeconds = 2;

/** Where a challenge is given out. */
export const proofOfWorkPath = '/api/proof-of-work';
/** What carries a solved challenge: `workProof` as JSON in base64. */
export const proofOfWorkHeader = 'x-proof-of-work';
/** Max. length of that header's value, in characters; a proof has about 900. */
export const proofOfWorkMaxLength = 2_000;

/** Max. length of the accepted Idempotency-Key, in characters. */
export const idempotencyKeyMaxLength = 200;
