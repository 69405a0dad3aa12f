import { pricingExtrasChanged } from '@chauffeur/contracts/events/pricing-events';
import {
  extraRequest,
  extraResponse,
  type ExtraRequest,
  type ExtraResponse,
  type StaffExtraResponse,
} from '@chauffeur/contracts/pricing/extra';
import { extraPaths } from '@chauffeur/contracts/pricing/pricing-paths';
import { Outbox } from '@chauffeur/messaging';
import {
  codedFieldError,
  recordResponseOf,
  recordRoutes,
  StaffRecords,
  type RecordDefinition,
} from '@chauffeur/service-kit';
import { Controller, Get, Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ExtraEntity } from './extra.entity.js';

/** Extras, in the order that staff choose. Any can be removed, because bookings have copies. */
@Injectable()
export class ExtraRecords extends StaffRecords<ExtraEntity, ExtraRequest, StaffExtraResponse> {
  @Inject(Outbox) private readonly outbox!: Outbox;

  protected readonly definition: RecordDefinition<ExtraEntity, StaffExtraResponse> = {
    entity: ExtraEntity,
    order: { displayOrder: 'ASC', name: 'ASC', id: 'ASC' },
    notFound: 'extra.notFound',
    constraintErrors: { extras_code: () => codedFieldError('code', 'extra.codeTaken') },
    responseOf: recordResponseOf,
  };

  /** Returns the extras that visitors may choose. */
  async offered(): Promise<ExtraResponse[]> {
    const extras = await this.list();
    return extras.filter(({ isActive }) => isActive).map((extra) => extraResponse.parse(extra));
  }

  protected override async onChange(manager: EntityManager): Promise<void> {
    await this.outbox.add(manager, pricingExtrasChanged, {});
  }
}

@Controller()
export class ExtrasController extends recordRoutes(extraPaths, ExtraRecords, extraRequest) {
  @Get(extraPaths.offered)
  offered(): Promise<ExtraResponse[]> {
    return this.records.offered();
  }
}
