import { driverPageUrl } from '@chauffeur/contracts/driver-page/driver-link';
import { backOfficeUrl } from '@chauffeur/contracts/identity/back-office-url';
import type { EmailOutcome } from '@chauffeur/contracts/notifications/email-delivery';
import type { EmailJob } from '@chauffeur/contracts/notifications/email-job';
import { emailVariablesOf } from '@chauffeur/contracts/notifications/email-variables';
import { rideLinkUrl } from '@chauffeur/contracts/rides/ride-link';
import { RenderError, renderEmail, type RenderedEmail } from '@chauffeur/email-rendering';
import { runWithCorrelation } from '@chauffeur/messaging';
import { LinkSecrets } from '@chauffeur/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newerBookingStatus, reasonOfStatus } from '../../booking-statuses/newer-booking-status.js';
import { findStaleReason } from './find-stale-reason.js';
import { updateEmail } from '../attempts/update-email.js';
import type { DeliveryAttempt } from '../attempts/delivery-attempt.entity.js';
import { FormerWorker } from '../attempts/former-worker.js';
import { DeliveryLocked, lockDelivery } from '../attempts/lock-delivery.js';
import { readAttemptedDelivery, type AttemptedDelivery } from '../attempts/read-attempted-delivery.js';
import { RecordAttempt } from '../attempts/record-attempt.js';
import { resumeIfRestored } from '../attempts/resume-if-restored.js';
import { WORKER_ENVIRONMENT, type WorkerEnvironment } from '../../worker-environment.js';
import { composedEmail, type ComposedEmail } from '../composed-email.js';
import { AttemptCounter } from './attempt-counter.js';
import { MailServer } from '../mail-server/mail-server.js';
import { isRetried } from './retry-schedule.js';
import { shorten, type SmtpOutcome } from '../mail-server/smtp-outcome.js';
import { StoredTemplates } from './stored-templates.js';

/** Staff may resend the email, which composes it with the present template. */
const missingTemplate = 'the template of this email is not stored any more';

/** Reasons why a later email makes an email obsolete, by template. Others report a status. */
const laterReports: Record<string, string> = {
  booking_received: 'a later email reports the booking as it is',
  driver_job: 'a later email gives the driver the ride as it is',
};

export interface AttemptResult {
  /** 'obsolete' if the job's delivery was removed or is in a later round. */
  outcome: EmailOutcome | 'obsolete';
  serverAnswer: string;
  /** Counts this attempt, if there was one. */
  attemptsOfRound: number;
}

/** Makes one attempt at one email: renders it, sends it and records the outcome. */
@Injectable()
export class AttemptDelivery {
  private readonly logger = new Logger(AttemptDelivery.name);
  /**
   * Deliveries in flight in this process: during an outage of the database, the lock ends before the attempt is
   * recorded.
   */
  private readonly inFlight = new Set<string>();
  private readonly linkSecrets: LinkSecrets;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailServer: MailServer,
    private readonly recordAttempt: RecordAttempt,
    private readonly attemptCounter: AttemptCounter,
    private readonly formerWorker: FormerWorker,
    private readonly storedTemplates: StoredTemplates,
    @Inject(WORKER_ENVIRONMENT) private readonly environment: WorkerEnvironment,
  ) {
    this.linkSecrets = new LinkSecrets(environment);
  }

  /**
   * Sends the email unless its round has ended. If the worker is killed after the server accepts the email and before
   * the attempt is recorded, the email arrives twice, with the same Message-ID. Throws DeliveryLocked and database
   * errors.
   */
  async attempt(job: EmailJob): Promise<AttemptResult> {
    const { deliveryId } = job;
    if (this.inFlight.has(deliveryId)) throw new DeliveryLocked(deliveryId);
    this.inFlight.add(deliveryId);
    try {
      return await lockDelivery(this.dataSource, deliveryId, (locked) => this.attemptLocked(job, locked));
    } finally {
      this.inFlight.delete(deliveryId);
    }
  }

  private async attemptLocked(job: EmailJob, locked: EntityManager): Promise<AttemptResult> {
    await this.formerWorker.importAttempts(locked, [job.deliveryId]);
    const delivery = await readAttemptedDelivery(locked, job);
    if (!delivery) return { outcome: 'obsolete', serverAnswer: '', attemptsOfRound: 0 };
    const { status, lastAnswer, correlationId, attemptsOfRound } = delivery;
    if (status === 'sent' || status === 'skipped' || status === 'failed') {
      return { outcome: status, serverAnswer: lastAnswer ?? '', attemptsOfRound };
    }
    const email = composedEmail.parse(delivery.job);
    return runWithCorrelation(correlationId, () => this.attemptNow(email, delivery, locked));
  }

  private async attemptNow(
    email: ComposedEmail,
    delivery: AttemptedDelivery,
    locked: EntityManager,
  ): Promise<AttemptResult> {
    const { deliveryId, round, templateName } = email;
    const { latestAttempt, firstOfRoundAt, attemptsOfRound } = delivery;
    const attemptedAt = new Date();
    const obstacle = await this.whyNotSent(email, delivery, locked);
    const { kind, answer } = obstacle
      ? skipped(obstacle)
      : await this.renderAndSend(await updateEmail(locked, email, delivery), locked);
    const attempt: DeliveryAttempt = {
      deliveryId,
      round,
      attempt: latestAttempt + 1,
      outcome: outcomeOf(kind, firstOfRoundAt ?? attemptedAt),
      serverAnswer: answer,
      attemptedAt,
    };
    const { outcome, attempt: number } = attempt;
    this.attemptCounter.count(templateName, outcome);
    await this.recordAttempt.record(attempt, locked);
    if (email.onlyWhile && newerBookingStatus(delivery.latestStatus, email.onlyWhile))
      await resumeIfRestored(locked, deliveryId, email.onlyWhile);
    this.logger.log({ event: 'email attempted', deliveryId, templateName, attempt: number, outcome, answer });
    return { outcome, serverAnswer: answer, attemptsOfRound: attemptsOfRound + 1 };
  }

  /** Returns why the email should not be sent, or null if it should. */
  private async whyNotSent(
    email: ComposedEmail,
    { latestStatus, isReportedLater, isBookingRemoved, presentEmail }: AttemptedDelivery,
    locked: EntityManager,
  ): Promise<string | null> {
    const newer = newerBookingStatus(latestStatus, email.onlyWhile);
    if (newer) return reasonOfStatus(newer);
    // A cancellation before the removal is still reported.
    if (isBookingRemoved && email.onlyWhile?.status !== 'cancelled') return 'the booking was deleted';
    if (presentEmail === '') return 'the customer has no email address any more';
    if (email.notAfter && new Date() > new Date(email.notAfter)) return 'it is too late';
    const outdated = await findStaleReason(locked, email);
    if (outdated) return outdated;
    if (!isReportedLater) return null;
    return laterReports[email.templateName] ?? 'a later email reports this status';
  }

  private async renderAndSend(email: ComposedEmail, locked: EntityManager): Promise<SmtpOutcome> {
    const htmlTemplate = await this.storedTemplates.htmlOf(email, locked);
    if (htmlTemplate === undefined) return { kind: 'permanent', answer: missingTemplate };
    let rendered: RenderedEmail;
    try {
      const variables = { ...blankVariables(email), ...email.variables, ...this.linksOf(email) };
      rendered = renderEmail({ ...email, htmlTemplate, variables });
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      // Templates are validated on saving: a newer release saved this one, and its worker knows the variable.
      const kind = error.reason === 'unknownVariable' ? 'temporary' : 'permanent';
      return { kind, answer: shorten(error.message) };
    }
    return this.mailServer.send(email, rendered);
  }

  /** Makes the customer's link only now, so that no event, queue, log or database contains it. */
  private linksOf({ link, language }: ComposedEmail): Record<string, string> {
    const { PUBLIC_URL } = this.environment;
    const token = link && this.linkSecrets.tokenOf(link);
    return {
      // Not below the company's website, which may be another site: session cookies are valid for PUBLIC_URL only.
      driver_page: driverPageUrl(PUBLIC_URL),
      back_office: backOfficeUrl(PUBLIC_URL),
      ...(token && { ride_link: rideLinkUrl(PUBLIC_URL, language, token) }),
    };
  }
}

/**
 * Blanks for all variables: the previous version may plan emails with this version's templates without new variables.
 */
function blankVariables({ templateName }: ComposedEmail): Record<string, string> {
  return Object.fromEntries(emailVariablesOf(templateName).map((name) => [name, '']));
}

function skipped(reason: string) {
  return { kind: 'skipped', answer: `not sent: ${reason}` } as const;
}

function outcomeOf(kind: SmtpOutcome['kind'] | 'skipped', firstAttemptAt: Date): EmailOutcome {
  if (kind === 'accepted') return 'sent';
  if (kind === 'skipped') return 'skipped';
  return kind === 'temporary' && isRetried(firstAttemptAt, new Date()) ? 'willRetry' : 'failed';
}
