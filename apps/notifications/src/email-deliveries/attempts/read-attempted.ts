import type { EmailJob } from '@chauffeur/contracts/notifications/email-job';
import { runPrepared } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import type { LatestBookingStatus } from '../../booking-statuses/latest-booking-status.entity.js';
import type { EmailDelivery } from '../email-delivery.entity.js';

/** What an attempt needs to know of its delivery, of the attempts before, and of the booking. */
export interface AttemptedDelivery extends Pick<EmailDelivery, 'status' | 'lastAnswer' | 'correlationId'> {
  /** Not checked yet. */
  readonly job: unknown;
  /** 0 before the first one. */
  readonly latestAttempt: number;
  readonly firstOfRoundAt: Date | null;
  /** Of the booking whose status the email reports; null where it reports none, or none is known. */
  readonly latestStatus: Pick<LatestBookingStatus, 'status' | 'version'> | null;
  /**
   * Whether a later email reports the same status of the booking: one that was set, undone and set again is reported once.
   * An undone cancellation has no email, so that the one before it is still sent. What was
   * changed is listed in its own email alone, and repeats no confirmation. A reminder reports nothing new. To a driver each
   * email has all of the ride: of two that wait, the later one alone is sent, so that the earlier does not arrive last.
   */
  readonly isReportedLater: boolean;
  readonly isBookingRemoved: boolean;
}

const statement = {
  name: 'read-attempted',
  text: `
    SELECT job, delivery.status, last_answer AS "lastAnswer", correlation_id AS "correlationId",
           coalesce((SELECT max(attempt) FROM delivery_attempts WHERE delivery_id = $1), 0) AS "latestAttempt",
           (SELECT min(attempted_at) FROM delivery_attempts WHERE delivery_id = $1 AND round = $2) AS "firstOfRoundAt",
           CASE WHEN latest.booking_id IS NOT NULL
             THEN json_build_object('status', latest.status, 'version', latest.version) END AS "latestStatus",
           (NOT reported ? 'scheduleVersion' AND delivery.template_name <> 'booking_changed' AND EXISTS (
             SELECT FROM email_deliveries later
              WHERE later.booking_id = (reported->>'bookingId')::uuid AND later.id <> $1
                AND later.template_name = delivery.template_name
                AND later.status IN ('queued', 'willRetry', 'sent')
                AND later.job->'onlyWhile'->>'status' = reported->>'status'
                AND NOT later.job->'onlyWhile' ? 'scheduleVersion'
                AND (later.job->'onlyWhile'->>'version')::int > (reported->>'version')::int))
           OR ($2 = 1 AND delivery.template_name = 'driver_job' AND EXISTS (
             SELECT FROM email_deliveries later
              WHERE later.booking_id = delivery.booking_id AND later.created_at > delivery.created_at
                AND later.template_name = 'driver_job' AND later.recipient = delivery.recipient
                AND later.status IN ('queued', 'willRetry', 'sent'))) AS "isReportedLater",
           EXISTS (SELECT FROM known_rides
                    WHERE known_rides.booking_id = (reported->>'bookingId')::uuid AND knowledge ? 'removed') AS "isBookingRemoved"
      FROM email_deliveries delivery
     CROSS JOIN LATERAL (SELECT coalesce(job->'onlyWhile', 'null') AS reported) AS "only"
      LEFT JOIN latest_booking_statuses latest ON latest.booking_id = (reported->>'bookingId')::uuid
     WHERE delivery.id = $1 AND round = $2 AND job IS NOT NULL`,
};

/** The delivery in this round, which the caller has locked; undefined where it was removed or is in another round. */
export async function readAttempted(
  manager: EntityManager,
  { deliveryId, round }: EmailJob,
): Promise<AttemptedDelivery | undefined> {
  const [delivery] = await runPrepared<AttemptedDelivery>(manager, statement, [deliveryId, round]);
  return delivery;
}
