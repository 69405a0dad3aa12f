// The dialogs with the lists to choose from: one chunk, prefetched before it is opened.
export { CarDialog } from './car-dialog';
export { OfferDialog } from './offer-dialog';
