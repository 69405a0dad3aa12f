import {
  blockPaths,
  blockRequest,
  type BlockRequest,
  type BlockResponse,
} from '@chauffeur/contracts/blocks/block';
import { scheduleChanged } from '@chauffeur/contracts/events/schedule-events';
import { recordId, recordLimit, versioned } from '@chauffeur/contracts/http/record';
import { Outbox } from '@chauffeur/messaging';
import {
  AdminId,
  IdempotencyKey,
  recordResponseOf,
  recordRoutes,
  StaffRecords,
  type RecordDefinition,
  type SaveRecord,
} from '@chauffeur/service-kit';
import { Body, Controller, Inject, Injectable, Param, Post, Put } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { RecordEdit } from '../booking-changes/recording/record-edit.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { BlockEntity } from './block.entity.js';
import { occupyBlock } from './occupy-block.js';

/** `savedBy` is the id of the admin. */
type SaveBlockCommand = BlockRequest & { savedBy: string };

/** Blocks; the list has those that are not over, the soonest first. A save also throws what `occupyBlock` throws. */
@Injectable()
export class BlockRecords extends StaffRecords<BlockEntity, SaveBlockCommand, BlockResponse> {
  @Inject(Outbox) private readonly outbox!: Outbox;
  @Inject(RecordEdit) private readonly recordEdit!: RecordEdit;

  protected readonly definition: RecordDefinition<BlockEntity, BlockResponse> = {
    entity: BlockEntity,
    order: { startsAt: 'ASC', id: 'ASC' },
    notFound: 'block.notFound',
    max: Infinity,
    constraintErrors: { blocks_vehicle: 'vehicle.notFound', blocks_driver: 'driver.notFound' },
    responseOf: blockResponseOf,
  };

  override async list(): Promise<BlockResponse[]> {
    const where = { endsAt: MoreThan(new Date()) };
    const { order } = this.definition;
    const blocks = await this.dataSource.manager.find(BlockEntity, { where, order, take: recordLimit });
    return blocks.map(blockResponseOf);
  }

  protected override async prepareSave(command: SaveBlockCommand): Promise<SaveRecord<BlockEntity>> {
    const { releaseRides, savedBy, startsAt, endsAt, ...fields } = command;
    return async (manager, known) => {
      const createdBy = known.createdBy ?? savedBy;
      const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
      const block = await manager.save(Object.assign(known, fields, times, { createdBy }));
      await occupyBlock(manager, block, { releaseRides, recordEdit: this.recordEdit, by: savedBy });
      return block;
    };
  }

  protected override transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return retryTransaction(this.dataSource, work);
  }

  protected override async onChange(manager: EntityManager): Promise<void> {
    await this.outbox.add(manager, scheduleChanged, { parts: ['blocks'] });
  }
}

const changeRequest = versioned(blockRequest);

@Controller()
export class BlocksController extends recordRoutes(blockPaths, BlockRecords, blockRequest) {
  @Post(blockPaths.collection)
  create(
    @Body({ schema: blockRequest }) request: BlockRequest,
    @AdminId() savedBy: string,
    @IdempotencyKey() key: string | null,
  ): Promise<BlockResponse> {
    return this.records.create({ ...request, savedBy }, key);
  }

  @Put(blockPaths.record)
  update(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: changeRequest }) request: BlockRequest & { version: number },
    @AdminId() savedBy: string,
  ): Promise<BlockResponse> {
    return this.records.update(id, { ...request, savedBy });
  }
}

function blockResponseOf(block: BlockEntity): BlockResponse {
  const { startsAt, endsAt } = block;
  return {
    ...recordResponseOf(block),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}
