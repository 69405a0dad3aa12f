import { catalogueChanged } from '@chauffeur/contracts/events/catalogue-events';
import { Outbox } from '@chauffeur/messaging';
import { StaffRecords, type RecordChange, type RecordEntity } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Records that public pages show. Every change publishes CatalogueChanged. */
@Injectable()
export abstract class CatalogueRecords<
  Entity extends RecordEntity,
  Request extends object,
  Response,
  Change extends object = Request,
> extends StaffRecords<Entity, Request, Response, Change> {
  @Inject(Outbox) protected readonly outbox!: Outbox;

  protected override async onChange(manager: EntityManager, _change: RecordChange): Promise<void> {
    await this.outbox.add(manager, catalogueChanged, {});
  }
}
