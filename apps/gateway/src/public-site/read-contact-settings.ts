import { contactSettingsResponse } from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { FoundAnswer } from '../answers/answer-cache.js';
import { PublicReads } from './public-reads.js';

@Injectable()
export class ReadContactSettings {
  constructor(private readonly reads: PublicReads) {}

  /** The active settings, or JSON null where staff have not filled them in yet. */
  read(): Promise<FoundAnswer> {
    return this.reads.composed('/contact-settings', async (parts) => {
      const active = await this.reads.parse(
        z.array(contactSettingsResponse),
        this.reads.fromCatalogue('/contact-settings'),
        parts,
      );
      return active[0] ?? null;
    });
  }
}
