import {
  carResponse,
  currencyResponse,
  serviceResponse,
  tourResponse,
  type CarResponse,
  type CurrencyResponse,
  type ServiceResponse,
  type TourResponse,
} from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AnswerCache, type AnswerSource, type FoundAnswer } from '../answers/answer-cache.js';
import { KeptAnswer } from '../answers/kept-answer.js';
import { Catalogue, Pricing } from '../upstream/upstream.module.js';

const json = 'application/json; charset=utf-8';

/** What an answer is made of. */
export interface Parts {
  /** Whether one of them is old, its source being away. */
  isAnyStale: boolean;
}

/** Public reads, kept until an event says that they changed. */
@Injectable()
export class PublicReads {
  /** Parsed forms of kept answers, for composition; they go when the answer goes. */
  private readonly parsed = new WeakMap<KeptAnswer, unknown>();

  constructor(
    private readonly cache: AnswerCache,
    private readonly catalogue: Catalogue,
    private readonly pricing: Pricing,
  ) {}

  fromCatalogue(path: string): Promise<FoundAnswer> {
    return this.cache.read('answer', `catalogue ${path}`, ['catalogue'], async () => {
      return new KeptAnswer(await this.catalogue.bytes({ path }), json);
    });
  }

  fromPricing(path: string): Promise<FoundAnswer> {
    return this.cache.read('answer', `pricing ${path}`, ['pricing'], async () => {
      return new KeptAnswer(await this.pricing.bytes({ path }), json);
    });
  }

  /** An answer made of several services' answers; `compose` hands `parts` to each read, to know of old ones. */
  composed(key: string, compose: (parts: Parts) => Promise<unknown>): Promise<FoundAnswer> {
    const sources: AnswerSource[] = ['catalogue', 'pricing'];
    return this.cache.readFound('answer', `composed ${key}`, sources, async () => {
      const parts: Parts = { isAnyStale: false };
      const answer = new KeptAnswer(Buffer.from(JSON.stringify(await compose(parts))), json);
      return { answer, isStale: parts.isAnyStale };
    });
  }

  /** The cars that visitors see. */
  cars(parts?: Parts): Promise<CarResponse[]> {
    return this.parse(z.array(carResponse), this.fromCatalogue('/cars'), parts);
  }

  services(parts?: Parts): Promise<ServiceResponse[]> {
    return this.parse(z.array(serviceResponse), this.fromCatalogue('/services'), parts);
  }

  tours(parts?: Parts): Promise<TourResponse[]> {
    return this.parse(z.array(tourResponse), this.fromCatalogue('/tours'), parts);
  }

  currencies(): Promise<CurrencyResponse[]> {
    return this.parse(z.array(currencyResponse), this.fromPricing('/currencies'));
  }

  async parse<Schema extends z.ZodType>(
    schema: Schema,
    found: Promise<FoundAnswer>,
    parts?: Parts,
  ): Promise<z.output<Schema>> {
    const { answer, isStale } = await found;
    if (parts && isStale) parts.isAnyStale = true;
    const known = this.parsed.get(answer);
    if (known !== undefined) return known as z.output<Schema>;
    const parsed = schema.parse(JSON.parse(answer.bytes.toString('utf8')));
    this.parsed.set(answer, parsed);
    return parsed;
  }
}
