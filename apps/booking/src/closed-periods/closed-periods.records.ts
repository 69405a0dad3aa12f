import {
  closedPeriodLimits,
  closedPeriodPaths,
  closedPeriodRequest,
  type ClosedPeriodRequest,
  type ClosedPeriodResponse,
} from '@chauffeur/contracts/bookings/availability/closed-period';
import { scheduleChanged } from '@chauffeur/contracts/events/schedule-events';
import { recordLimit } from '@chauffeur/contracts/http/record';
import { Outbox } from '@chauffeur/messaging';
import {
  CodedError,
  recordResponseOf,
  recordRoutes,
  StaffRecords,
  type RecordDefinition,
  type SaveRecord,
} from '@chauffeur/service-kit';
import { Controller, Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClosedPeriodEntity } from './closed-period.entity.js';

/** Closed periods, the earliest first. They may overlap. The list has the latest ones. */
@Injectable()
export class ClosedPeriodRecords extends StaffRecords<
  ClosedPeriodEntity,
  ClosedPeriodRequest,
  ClosedPeriodResponse
> {
  @Inject(Outbox) private readonly outbox!: Outbox;

  protected readonly definition: RecordDefinition<ClosedPeriodEntity, ClosedPeriodResponse> = {
    entity: ClosedPeriodEntity,
    order: { startsAt: 'ASC', id: 'ASC' },
    notFound: 'closedPeriod.notFound',
    max: Infinity,
    responseOf: closedPeriodResponseOf,
  };

  override async list(): Promise<ClosedPeriodResponse[]> {
    const order = { startsAt: 'DESC', id: 'DESC' } as const;
    const latest = await this.dataSource.manager.find(ClosedPeriodEntity, { order, take: recordLimit });
    return latest.toReversed().map(closedPeriodResponseOf);
  }

  protected override async prepareSave(
    request: ClosedPeriodRequest,
  ): Promise<SaveRecord<ClosedPeriodEntity>> {
    const times = { startsAt: new Date(request.startsAt), endsAt: new Date(request.endsAt) };
    return async (manager, period) => {
      if (times.endsAt > new Date()) await rejectTooManyAhead(manager, period.id);
      return manager.save(Object.assign(period, request, times));
    };
  }

  protected override async onChange(manager: EntityManager): Promise<void> {
    await this.outbox.add(manager, scheduleChanged, { parts: ['closed-periods'] });
  }

  /** Serialises writers, so that the limit is enforced. */
  protected override inTransaction<Result>(
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return super.inTransaction(async (manager) => {
      await manager.query('LOCK TABLE closed_periods IN SHARE ROW EXCLUSIVE MODE');
      return work(manager);
    });
  }
}

function closedPeriodResponseOf(period: ClosedPeriodEntity): ClosedPeriodResponse {
  return {
    ...recordResponseOf(period),
    startsAt: period.startsAt.toISOString(),
    endsAt: period.endsAt.toISOString(),
  };
}

async function rejectTooManyAhead(manager: EntityManager, id: string | undefined): Promise<void> {
  const [row] = await manager.query<{ others: number }[]>(
    'SELECT count(*)::int AS others FROM closed_periods WHERE ends_at > now() AND id IS DISTINCT FROM $1',
    [id ?? null],
  );
  const max = closedPeriodLimits.future;
  if ((row?.others ?? 0) < max) return;
  throw new CodedError('request.invalid', [
    { field: 'startsAt', code: 'closedPeriod.tooMany', params: { max } },
  ]);
}

@Controller()
export class ClosedPeriodsController extends recordRoutes(
  closedPeriodPaths,
  ClosedPeriodRecords,
  closedPeriodRequest,
) {}
