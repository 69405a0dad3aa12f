// All that comes after step 1, with the form library and the rules: one chunk, fetched with the first choice.
export { ConfirmStep } from '../confirm/confirm-step';
export { isTripValid } from '../details/details-rules';
export { DetailsStep } from '../details/details-step';
export { TripFields, TripLine } from '../details/ride/trip-fields';
export { ExtrasFields } from '../extras/extras-fields';
export { loadPlaces } from '../../../places/load-places';
