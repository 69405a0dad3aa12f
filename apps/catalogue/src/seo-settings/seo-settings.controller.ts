import { cataloguePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import {
  listSeoSettingsQuery,
  type ListSeoSettingsQuery,
  type SeoSettingsResponse,
} from '@chauffeur/contracts/catalogue/settings/seo-settings';
import { Controller, Get, Query } from '@nestjs/common';
import { ListSeoSettings } from './list-seo-settings.js';

@Controller(cataloguePaths.seoSettings)
export class SeoSettingsController {
  constructor(private readonly listSeoSettings: ListSeoSettings) {}

  @Get()
  list(@Query({ schema: listSeoSettingsQuery }) query: ListSeoSettingsQuery): Promise<SeoSettingsResponse[]> {
    return this.listSeoSettings.list(query);
  }
}
