import type { EmailJob } from '@chauffeur/contracts/notifications/email-job';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';
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
  /** Of this round so far. */
  readonly attemptsOfRound: number;
  readonly firstOfRoundAt: Date | null;
  /** Of the booking whose status the email reports; null where it reports none, or none is known. */
  readonly latestStatus: Pick<LatestBookingStatus, 'status' | 'version'> | null;
  /**
   * Whether a later email reports the same status of the booking: one that was set, undone and set again is reported once.
   * An undone cancellation has no email, so that the one before it is still sent. What was
   * changed is listed in its own email alone, and repeats no confirmation. A reminder reports nothing new. To a driver each
   * email has all of the ride: of two that wait, the later one alone is sent, so that the earlier does not arrive last.
   * That a booking was received is no news after any later email about it, unless that one is still held.
   */
  readonly isReportedLater: boolean;
  /** Not of an email that staff resend, nor of one that reports the removal to a driver or goes to staff. */
  readonly isBookingRemoved: boolean;
  /**
   * The customer's address, empty where there is none any more, and the link, as they are now. Null where the email goes
   * to others, or has them already.
   */
  readonly presentCustomer: { readonly email: string; readonly link: RideLink | null } | null;
}

const statement = {
  name: 'read-attempted',
  text: `
    SELECT job, delivery.status, last_answer AS "lastAnswer", correlation_id AS "correlationId",
           "latestAttempt", "attemptsOfRound", "firstOfRoundAt",
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
                AND later.status IN ('queued', 'willRetry', 'sent')))
           OR ($2 = 1 AND delivery.template_name = 'booking_received' AND EXISTS (
             SELECT FROM email_deliveries later
              WHERE later.booking_id = delivery.booking_id AND later.template_name IN (
                      'booking_confirmation', 'booking_status_update', 'booking_changed', 'booking_completed')
                AND later.status IN ('queued', 'willRetry', 'sent') AND coalesce(later.not_before <= now(), true)
                AND (later.content->'booking'->>'version')::int > planned_version)) AS "isReportedLater",
           ($2 = 1 AND (delivery.recipient_role = 'customer' OR delivery.template_name = 'driver_reminder')
             AND coalesce(known.knowledge ? 'removed', false)) AS "isBookingRemoved",
           CASE WHEN delivery.recipient_role = 'customer'
                 AND (known.knowledge->'booking'->>'version')::int > planned_version
             THEN json_build_object('email', known.knowledge->'booking'->'value'->>'customerEmail',
                                    'link', known.knowledge->'link'->'value') END AS "presentCustomer"
      FROM email_deliveries delivery
     CROSS JOIN LATERAL (SELECT coalesce(job->'onlyWhile', 'null') AS reported,
                                coalesce((content->'booking'->>'version')::int, 0) AS planned_version) AS "only"
     CROSS JOIN LATERAL (
       SELECT coalesce(max(attempt), 0) AS "latestAttempt",
              count(*) FILTER (WHERE round = $2)::int AS "attemptsOfRound",
              min(attempted_at) FILTER (WHERE round = $2) AS "firstOfRoundAt"
         FROM delivery_attempts WHERE delivery_id = $1) AS tried
      LEFT JOIN latest_booking_statuses latest ON latest.booking_id = (reported->>'bookingId')::uuid
      LEFT JOIN known_rides known ON known.booking_id = delivery.booking_id
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
