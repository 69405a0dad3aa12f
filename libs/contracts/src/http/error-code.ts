/** Every code that an API may answer as `code` of a problem, with the HTTP status it goes with. */
export const errorStatus = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.tooLarge': 413,
  'request.unsupportedMediaType': 415,
  'request.tooMany': 429,
  'route.notFound': 404,
  'session.required': 401,
  'session.invalid': 401,
  'session.wrongCredentials': 401,
  'setup.alreadyDone': 409,
  'setup.tokenRequired': 403,
  'internalToken.required': 401,
  'idempotencyKey.reused': 422,
  'category.notFound': 404,
  'car.notFound': 404,
  'service.notFound': 404,
  'tour.notFound': 404,
  'image.notFound': 404,
  'car.unavailable': 409,
  'price.notFound': 404,
  'booking.notFound': 404,
  'booking.stale': 409,
  'service.unreachable': 503,
  'service.failed': 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;
