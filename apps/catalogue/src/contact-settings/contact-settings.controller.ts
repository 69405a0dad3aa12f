import { cataloguePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { contactSettingsResponseOf } from './contact-settings-response.js';
import { ContactSettingsEntity } from './contact-settings.entity.js';

@Controller(cataloguePaths.contactSettings)
export class ContactSettingsController {
  constructor(
    @InjectRepository(ContactSettingsEntity) private readonly settings: Repository<ContactSettingsEntity>,
  ) {}

  /** Returns a list of at most one: the active settings, or the latest if several are active. */
  @Get()
  async list(): Promise<ContactSettingsResponse[]> {
    const active = await this.settings.find({
      where: { isActive: true },
      order: { updatedAt: 'DESC' },
      take: 1,
    });
    return active.map(contactSettingsResponseOf);
  }
}
