import { catalogueChanged, contactSettingsChanged, pricingChanged } from '@chauffeur/contracts';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { AnswerCache } from './answer-cache.js';

/** Every replica hears what changed and forgets its own answers about it. */
@Controller()
export class DropAnswersController {
  constructor(private readonly cache: AnswerCache) {}

  @ReactsTo(catalogueChanged, { effect: 'drop-answers-of-catalogue', delivery: 'broadcast' })
  async onCatalogueChanged(): Promise<void> {
    this.cache.drop(['catalogue']);
  }

  @ReactsTo(contactSettingsChanged, { effect: 'drop-answers-of-contact-settings', delivery: 'broadcast' })
  async onContactSettingsChanged(): Promise<void> {
    this.cache.drop(['catalogue']);
  }

  @ReactsTo(pricingChanged, { effect: 'drop-answers-of-pricing', delivery: 'broadcast' })
  async onPricingChanged(): Promise<void> {
    this.cache.drop(['pricing']);
  }
}
