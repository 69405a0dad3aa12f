import type { ServiceResponse } from '@chauffeur/contracts/catalogue/service';
import type { TextFields } from '@chauffeur/contracts/languages/in-language';

/** The fields that services and tours have in common. */
export type OfferRecord = TextFields<ServiceResponse, 'name' | 'description'> &
  Pick<ServiceResponse, 'basePrice' | 'youtubeUrl' | 'image' | 'photos'>;
