// All that appears after the first choice, with the form library and the rules: one chunk. See use-later-steps.ts for when it is fetched.
export { ConfirmStep } from '../confirm/confirm-step';
export { isTripValid } from '../details/details-rules';
export { DetailsStep } from '../details/details-step';
export { TripFields, TripLine } from '../details/ride/trip-fields';
export { ExtrasFields } from '../extras/extras-fields';
export { ChoiceNotices } from '../options/choice-notices';
export { PriceLines } from '../price/price-lines';
export { RideTerms } from '../../../booking-terms/ride-terms';
export { loadPlaces } from '../../../places/load-places';
