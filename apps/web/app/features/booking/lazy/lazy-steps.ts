// What comes after step 1, with the form's library and its rules: one file, fetched when a first choice is made.
export { ConfirmStep } from '../confirm/confirm-step';
export { isTripValid } from '../details/details-rules';
export { DetailsStep } from '../details/details-step';
export { TripFields, TripLine } from '../details/trip-fields';
export { ExtrasFields } from '../extras/extras-fields';
export { loadPlaces } from '../../../places/load-places';
