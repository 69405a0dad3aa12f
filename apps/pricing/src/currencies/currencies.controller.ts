import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import { currenciesPath } from '@chauffeur/contracts/pricing/pricing-paths';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { CurrencyEntity } from './currency.entity.js';

@Controller(currenciesPath)
export class CurrenciesController {
  constructor(@InjectRepository(CurrencyEntity) private readonly currencies: Repository<CurrencyEntity>) {}

  @Get()
  async list(): Promise<CurrencyResponse[]> {
    const currencies = await this.currencies.find({ order: { displayOrder: 'ASC' } });
    return currencies.map(({ code, symbol, ratePerUsd }) => ({ code, symbol, ratePerUsd }));
  }
}
