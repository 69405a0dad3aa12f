import { RemovePricesOnOfferRemoved } from './prices/remove-prices.on-offer-removed.js';

/** Every event that pricing reacts to, and what it does. */
export const subscriptions = [RemovePricesOnOfferRemoved];
