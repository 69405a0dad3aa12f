import { z } from 'zod';
import { completedRides, drivenRides, ridePeriod, withPeriodRules } from '../drivers/completed-rides.js';
import { idempotencyKeyMaxLength } from '../http/headers.js';
import { idInput } from '../http/id-input.js';
import { tableFileOptions } from '../http/table-file.js';
import { amountInput } from '../money/money.js';
import { optionalText } from '../inputs/text.js';
import {
  transactionBooking,
  transactionDay,
  transactionDriver,
  transactionResponse,
  transactionTextLimits,
} from './transaction.js';

/** Paths of the finance service for settlements of drivers. */
export const driverSettlementPaths = {
  collection: '/driver-settlements',
  unpaid: '/driver-settlements/unpaid',
  export: '/driver-settlements/export.csv',
  overview: '/driver-settlements/overview',
  payments: '/driver-settlements/payments',
} as const;

/** Max rides in a settlement. */
export const settlementLineLimit = 500;

const rides = { driverId: idInput('driverId.invalid'), ...ridePeriod } as const;

/** Query for the completed rides of a driver that are not paid yet. */
export const driverSettlementQuery = withPeriodRules(z.object(rides));
export type DriverSettlementQuery = z.infer<typeof driverSettlementQuery>;

/** Query for the same as a file, with headings in the language. */
export const exportDriverSettlementQuery = withPeriodRules(z.object({ ...rides, ...tableFileOptions }));
export type ExportDriverSettlementQuery = z.infer<typeof exportDriverSettlementQuery>;

const settlementLine = z
  .object({
    bookingId: idInput('bookingId.invalid'),
    amountUsd: amountInput('amountUsd'),
    /** The proposed payment that the admin was shown, null if none was; if it is another by now, nothing is paid. Absent: not compared. */
    proposedUsd: z.number('proposedUsd.invalid').nullable().optional(),
  })
  .meta({ id: 'DriverSettlementLine' });

/** Pays a driver for rides of the period: adds a completed payment for each, all or none. */
export const driverSettlementRequest = withPeriodRules(
  z.object({
    ...rides,
    /** The day in Baku on which the driver is paid. */
    transactionDate: transactionDay,
    paymentMethod: optionalText('paymentMethod', transactionTextLimits.paymentMethod),
    lines: z
      .array(settlementLine, 'lines.required')
      .min(1, 'lines.required')
      .max(settlementLineLimit, 'lines.tooMany')
      .refine(
        (lines) => new Set(lines.map(({ bookingId }) => bookingId)).size === lines.length,
        'lines.repeated',
      ),
  }),
).meta({ id: 'DriverSettlementRequest' });
export type DriverSettlementRequest = z.infer<typeof driverSettlementRequest>;

/** The gateway's command to the finance service: the request with booking's data of the driver and the rides. */
export const settleDriverCommand = z.object({
  request: driverSettlementRequest,
  driver: transactionDriver,
  /** The rides of the lines that are completed rides of the driver in the period, with the payment that was proposed. */
  rides: z.array(transactionBooking),
  /** A repeat with the same key and request pays nothing. */
  idempotencyKey: z.string().max(idempotencyKeyMaxLength).nullable(),
});
export type SettleDriverCommand = z.infer<typeof settleDriverCommand>;

/**
 * The gateway's command to the finance service: those of the completed rides that are not paid yet, with the cash that the driver
 * received. The period is that of the cash; a gateway of the release before sends none.
 */
export const unpaidRidesCommand = completedRides.extend(z.object(ridePeriod).partial().shape);
export type UnpaidRidesCommand = z.infer<typeof unpaidRidesCommand>;

/** The gateway's command to the finance service: exports those of the completed rides that are not paid yet. */
export const exportUnpaidRidesCommand = completedRides.extend(tableFileOptions);
export type ExportUnpaidRidesCommand = z.infer<typeof exportUnpaidRidesCommand>;

export const driverSettlement = z
  .object({
    id: z.uuid(),
    /** Sum of all payments; may exceed the max of a single payment. */
    totalUsd: z.number().min(0),
    /** Sorted by reference number. */
    payments: z.array(transactionResponse),
  })
  .meta({ id: 'DriverSettlement' });
export type DriverSettlement = z.infer<typeof driverSettlement>;

/** Query for what is to be settled with each driver, of ride dates and of days of payments. */
export const settlementOverviewQuery = withPeriodRules(z.object(ridePeriod));
export type SettlementOverviewQuery = z.infer<typeof settlementOverviewQuery>;

/** The gateway's command to the finance service: the completed rides of all drivers in the period. */
export const settlementOverviewCommand = drivenRides.extend(ridePeriod);
export type SettlementOverviewCommand = z.infer<typeof settlementOverviewCommand>;

export const settlementOverview = z
  .object({
    /** By name, deleted drivers last; inactive and deleted ones only if there is something to settle. */
    drivers: z.array(
      z
        .object({
          driver: transactionDriver,
          /** Whether the driver was deleted, and has no settlement of their own any more. */
          isDeleted: z.boolean().default(false),
          /** The number of completed rides that the driver was not paid for. */
          rides: z.number().int(),
          /** Sum of their proposed payments. */
          proposedUsd: z.number(),
          /** The number of those without a proposed payment, which are not in the sum. */
          ridesWithoutAmount: z.number().int(),
          /** Completed revenue in cash that is linked to the driver, who received it, on the days of the period. */
          cashUsd: z.number(),
        })
        .meta({ id: 'DriverToSettle' }),
    ),
    /** Whether there are more rides than were counted. */
    isTruncated: z.boolean(),
  })
  .meta({ id: 'SettlementOverview' });
export type SettlementOverview = z.infer<typeof settlementOverview>;
