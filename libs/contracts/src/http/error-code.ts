/** All codes that APIs return as `code` of a problem, with their HTTP status. */
export const errorStatus = {
  'request.invalid': 400,
  'request.malformed': 400,
  /** Any other 4xx; the problem has that status. */
  'request.rejected': 400,
  'request.foreignOrigin': 403,
  'request.tooLarge': 413,
  'request.unsupportedMediaType': 415,
  'request.tooMany': 429,
  /** A form of the site was submitted by a program. */
  'form.automated': 400,
  'form.tooFast': 429,
  /** A solved challenge is required: it was missing, expired, already used, or from another installation. */
  'form.proofRequired': 403,
  /** The server is overloaded; the request was not carried out. */
  'request.overloaded': 503,
  'route.notFound': 404,
  'session.required': 401,
  'session.invalid': 401,
  'session.wrongCredentials': 401,
  'secondFactor.alreadyOn': 409,
  'secondFactor.notBegun': 409,
  'setup.alreadyDone': 409,
  'setup.tokenRequired': 403,
  'internalToken.required': 401,
  'idempotencyKey.reused': 422,
  'admin.notFound': 404,
  'admin.emailTaken': 409,
  'admin.ownAccount': 409,
  'category.notFound': 404,
  'category.nameTaken': 409,
  'category.usedByBookings': 409,
  'serviceType.notFound': 404,
  'serviceType.nameTaken': 409,
  'serviceType.usedByServices': 409,
  'seoSettings.notFound': 404,
  'seoSettings.pathTaken': 409,
  'contactSettings.notFound': 404,
  'car.notFound': 404,
  'service.notFound': 404,
  'tour.notFound': 404,
  'place.notFound': 404,
  'place.nameTaken': 409,
  'image.notFound': 404,
  'image.tooLarge': 413,
  'image.unsupportedType': 415,
  'image.tooManyPixels': 400,
  'image.unreadable': 400,
  'car.unavailable': 409,
  /** Another booking has this car at that time. */
  'car.full': 409,
  'car.usedByBookings': 409,
  'service.usedByBookings': 409,
  'tour.usedByBookings': 409,
  'price.notFound': 404,
  'price.duplicate': 409,
  'extra.notFound': 404,
  'extra.codeTaken': 409,
  /** A chosen extra is unknown, withdrawn, or not for this service or tour. */
  'extras.notOffered': 409,
  'booking.notFound': 404,
  /** The customer has no email address. */
  'booking.noEmail': 409,
  /** An email about the driver was requested before one has accepted. */
  'booking.noDriver': 409,
  /** The change of status is too long ago, or the booking has changed since. */
  'status.undoTooLate': 409,
  /** No link has this token. */
  'link.invalid': 401,
  /** The link has ended or was replaced. */
  'link.expired': 410,
  /** The ride is cancelled or completed and can't be changed. */
  'ride.over': 409,
  /** `errors[].params.feeUsd` is what cancelling costs now. */
  'ride.feeChanged': 409,
  /** `errors[].params.totalPrice` is the current price in USD; for a trip of two rides, `returnPrice` is the ride back's part. */
  'ride.priceChanged': 409,
  'ride.tooLate': 409,
  /** The ride has another driver by now. */
  'ride.notYours': 409,
  /** The ride is not in the state from which the step was taken. */
  'ride.stateChanged': 409,
  'ride.cancelled': 409,
  'step.notPossible': 409,
  /** `errors[].params.from` is when the step becomes possible. */
  'step.tooEarly': 409,
  'step.tooLate': 409,
  /** The step was taken more than a day ago. */
  'step.tooOld': 400,
  /** `errors[].params.triesLeft` is the number of tries left. */
  'pin.wrong': 401,
  /** Too many wrong PINs: no PIN is accepted for some minutes. */
  'link.locked': 429,
  /** The driver has neither a phone number nor a PIN set by staff. */
  'driver.pinMissing': 409,
  'driver.notFound': 404,
  'driver.inactive': 409,
  'driver.hasAssignments': 409,
  /** The driver has another ride at that time, which `errors[].params` names. */
  'driver.busy': 409,
  /** The vehicle has another ride or a block at that time, which `errors[].params` names. */
  'vehicle.busy': 409,
  'vehicle.notFound': 404,
  'vehicle.inactive': 409,
  'vehicle.plateTaken': 409,
  /** The vehicle has rides ahead (their number is `errors[].params.rides`), or had earlier ones. */
  'vehicle.hasRides': 409,
  'block.notFound': 404,
  /** The vehicle or driver has rides at that time; `errors[].params` names the first of them. */
  'block.overRides': 409,
  'closedPeriod.notFound': 404,
  'transaction.notFound': 404,
  /** The driver was already paid for a ride, which `errors[].params.reference` names. */
  'settlement.alreadyPaid': 409,
  /** A ride to be paid is no longer a completed ride of the driver in the period. */
  'settlement.rideChanged': 409,
  /** Payments can only be settled for a cancelled booking. */
  'booking.notCancelled': 409,
  'emailTemplate.notFound': 404,
  'emailTemplate.exists': 409,
  'emailTemplate.builtIn': 409,
  'emailTemplate.notBuiltIn': 409,
  'emailTemplate.inactive': 409,
  'emailDelivery.notFound': 404,
  'record.stale': 409,
  /** There would be more records of the kind than `errors[].params.max`. */
  'record.tooMany': 409,
  'service.unreachable': 503,
  'service.failed': 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;
