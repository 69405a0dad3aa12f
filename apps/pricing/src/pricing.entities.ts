import { CurrencyEntity } from './currencies/currency.entity.js';
import { ExtraEntity } from './extras/extra.entity.js';
import { PriceEntity } from './prices/price.entity.js';

export const pricingEntities = [CurrencyEntity, ExtraEntity, PriceEntity];
