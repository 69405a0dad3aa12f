import { cataloguePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import { contactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { Injectable } from '@nestjs/common';
import type { CacheResult } from '../response-cache/response-cache.js';
import { CachedReads } from '../response-cache/cached-reads.js';

/** Composes the company's contact settings: the one active set of the catalogue's list. */
@Injectable()
export class ComposeContactSettings {
  constructor(private readonly reads: CachedReads) {}

  /** Returns the active settings, or JSON null if there are none yet. */
  read(): Promise<CacheResult> {
    return this.reads.composed('/contact-settings', async (parts) => {
      const active = await this.reads.list(
        contactSettingsResponse,
        this.reads.fromCatalogue(cataloguePaths.contactSettings),
        parts,
      );
      return active[0] ?? null;
    });
  }
}
