import { randomUUID } from 'node:crypto';
import {
  paymentSettlementsPath,
  settlePaymentsCommand,
  type SettlePaymentsCommand,
} from '@chauffeur/contracts/finance/payment-settlement';
import { AdminId, CodedError, requestHash } from '@chauffeur/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SettlePayments } from './settle-payments.js';

@Controller()
export class PaymentSettlementsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settlePayments: SettlePayments,
  ) {}

  /** Throws CodedError `booking.notCancelled`, and `keepUsd.aboveMaximum` where no less is to stay than was received. */
  @Post(paymentSettlementsPath)
  @HttpCode(204)
  async settle(
    @Body({ schema: settlePaymentsCommand }) { request, booking, idempotencyKey }: SettlePaymentsCommand,
    @AdminId() settledBy: string,
  ): Promise<void> {
    if (booking.status !== 'cancelled') throw new CodedError('booking.notCancelled');
    // With the same key, another answer or booking is another settlement.
    const { payments } = request;
    const changeId = `requested:${requestHash({ key: idempotencyKey ?? randomUUID(), id: booking.id, payments })}`;
    const settlement = { changeId, booking, reason: 'cancelled', ...request, settledBy } as const;
    await this.dataSource.transaction(async (manager) => {
      if (await this.settlePayments.settle(manager, settlement)) return;
      throw new CodedError('request.invalid', [{ field: 'keepUsd', code: 'keepUsd.aboveMaximum' }]);
    });
  }
}
