import type { EmailJob } from '@chauffeur/contracts/notifications/email-job';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';
import { runPrepared } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import type { LatestBookingStatus } from '../../booking-statuses/latest-booking-status.entity.js';
import type { CancellationFee } from '../../email-variables/describe-cancellation.js';
import type { EmailDelivery } from '../email-delivery.entity.js';

/** What an attempt needs to know about its delivery, the earlier attempts and the booking. */
export interface AttemptedDelivery extends Pick<EmailDelivery, 'status' | 'lastAnswer' | 'correlationId'> {
  /** Not validated yet. */
  readonly job: unknown;
  /** 0 before the first attempt. */
  readonly latestAttempt: number;
  /** Number of attempts in this round so far. */
  readonly attemptsOfRound: number;
  readonly firstOfRoundAt: Date | null;
  /** The latest status of the booking; null if the email reports no status, or none is known. */
  readonly latestStatus: Pick<LatestBookingStatus, 'status' | 'version'> | null;
  /**
   * Whether a later email makes this one obsolete:
   * - A later one reports the same status: a status that was set, undone and set again is reported once. An undone
   *   cancellation has no email, so the email before it is still sent. Emails of changes and reminders do not count.
   * - A later one to the driver is pending or sent: each describes the whole ride, and the earlier must not arrive
   *   last.
   * - The email reports that the booking was received, and a later email about the booking is no longer held. One that
   *   will be skipped, such as that of an undone cancellation, does not count: the customer would get neither.
   */
  readonly isReportedLater: boolean;
  /** False for emails that staff resend, emails to staff, and the email that reports the removal to a driver. */
  readonly isBookingRemoved: boolean;
  /**
   * The customer's present address, empty if the customer no longer has one. Null if the email does not go to the
   * customer, or was planned with it.
   */
  readonly presentEmail: string | null;
  /** The customer's present link, likewise. Staff may renew it, which does not raise the booking's version. */
  readonly presentLink: RideLink | null;
  /**
   * The present fee of the booking's cancellation, and what was received for it. Null if there is no fee, or no payment
   * was received or returned since the event that caused the email.
   */
  readonly presentFee: CancellationFee | null;
}

/** SQL condition: the booking, in `known`, now has a newer status or schedule than the email reports. */
const isOutdated = (email: string): string => `coalesce(
                  (known.knowledge->'booking'->'value'->>'scheduleVersion')::int
                    > (${email}.job->'onlyWhile'->>'scheduleVersion')::int, false)
                  OR EXISTS (
                    SELECT FROM latest_booking_statuses present
                     WHERE present.booking_id = ${email}.booking_id
                       AND present.version > (${email}.job->'onlyWhile'->>'version')::int
                       AND present.status <> ${email}.job->'onlyWhile'->>'status')`;

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
                AND (later.content->'booking'->>'version')::int > planned_version
                AND (later.status = 'sent' OR NOT (${isOutdated('later')})))) AS "isReportedLater",
           ($2 = 1 AND (delivery.recipient_role = 'customer' OR delivery.template_name = 'driver_reminder')
             AND coalesce(known.knowledge ? 'removed', false)) AS "isBookingRemoved",
           CASE WHEN delivery.recipient_role = 'customer'
                 AND (known.knowledge->'booking'->>'version')::int > planned_version
             THEN known.knowledge->'booking'->'value'->>'customerEmail' END AS "presentEmail",
           CASE WHEN delivery.recipient_role = 'customer'
                 AND ((known.knowledge->'link'->>'version')::int, (known.knowledge->'link'->>'at')::timestamptz)
                       > (planned_version, delivery.created_at)
             THEN known.knowledge->'link'->'value' END AS "presentLink",
           -- First what hardly any booking has: each further expression reads the whole JSON again.
           CASE WHEN known.knowledge ? 'paid'
                 AND (job->'variables'->>'fee' <> '' OR known.knowledge->'booking'->'value'->>'feeDueUsd' IS NOT NULL)
                 AND known.knowledge->'booking'->'value'->>'status' = content->'booking'->>'status'
                 AND (known.knowledge->'paid'->>'at')::timestamptz
                       > coalesce((content->>'asOf')::timestamptz, delivery.created_at)
             THEN json_build_object('feeDueUsd', known.knowledge->'booking'->'value'->'feeDueUsd',
                                    'paidUsd', known.knowledge->'paid'->'value') END AS "presentFee"
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

/** Reads a delivery that the caller has locked. Returns undefined if it was removed or is in another round. */
export async function readAttemptedDelivery(
  manager: EntityManager,
  { deliveryId, round }: EmailJob,
): Promise<AttemptedDelivery | undefined> {
  const [delivery] = await runPrepared<AttemptedDelivery>(manager, statement, [deliveryId, round]);
  return delivery;
}
