// What is asked before a ride is cancelled: one chunk, which `useQuestion` fetches.
export { ConfirmOtherLeg } from './confirm-other-leg';
export { ConfirmOwnRide } from './confirm-own-ride';
