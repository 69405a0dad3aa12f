import type { EmailAttempted, EmailJob } from '@chauffeur/contracts';
import { RenderFault, renderEmail, type RenderedEmail } from '@chauffeur/email-rendering';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EmailAttempt } from '../attempts/email-attempt.entity.js';
import { holdDelivery } from '../attempts/hold-delivery.js';
import { RecordAttempt } from '../attempts/record-attempt.js';
import { statusSince } from '../booking-statuses/status-since.js';
import { CountAttempts } from './count-attempts.js';
import { MailServer } from './mail-server.js';
import { isTriedAgain } from './retry-schedule.js';
import { shorten, type SmtpOutcome } from './smtp-outcome.js';

export interface AttemptResult {
  outcome: EmailAttempted['outcome'];
  serverAnswer: string;
}

/** One attempt at one mail: renders, sends, keeps a record of what came of it. */
@Injectable()
export class AttemptDelivery {
  private readonly logger = new Logger(AttemptDelivery.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly mailServer: MailServer,
    private readonly recordAttempt: RecordAttempt,
    private readonly countAttempts: CountAttempts,
  ) {}

  /**
   * Sends the mail unless it is known to be sent in this round. Between the server's acceptance and the record of it lies the
   * one moment in which a killed worker makes a mail arrive twice, recognisable by its Message-ID.
   * Throws DeliveryInHand, and what the database throws.
   */
  async attempt(job: EmailJob): Promise<AttemptResult> {
    return holdDelivery(this.dataSource, job.deliveryId, async (held) => {
      const earlier = await held.find(EmailAttempt, {
        where: { deliveryId: job.deliveryId },
        order: { attempt: 'ASC' },
      });
      const ended = earlier.find(({ outcome, round }) => isEnd(outcome) && round === job.round);
      if (ended) {
        await this.recordAttempt.tellAgain(ended);
        return { outcome: ended.outcome, serverAnswer: ended.serverAnswer };
      }
      return this.attemptNow(job, earlier, held);
    });
  }

  private async attemptNow(
    job: EmailJob,
    earlier: readonly EmailAttempt[],
    held: EntityManager,
  ): Promise<AttemptResult> {
    const attemptedAt = new Date();
    const over = await statusSince(held, job.onlyWhile);
    const { kind, answer } = over ? skipped(over) : await this.renderAndSend(job);
    const ofThisRound = earlier.filter(({ round }) => round === job.round);
    const attempt: EmailAttempt = {
      deliveryId: job.deliveryId,
      round: job.round,
      attempt: (earlier.at(-1)?.attempt ?? 0) + 1,
      outcome: outcomeOf(kind, ofThisRound[0]?.attemptedAt ?? attemptedAt),
      serverAnswer: answer,
      attemptedAt,
    };
    this.countAttempts.count(job.templateName, attempt.outcome);
    await this.recordAttempt.record(attempt, held);
    const { deliveryId, attempt: number, outcome } = attempt;
    this.logger.log({
      event: 'email attempted',
      deliveryId,
      templateName: job.templateName,
      attempt: number,
      outcome,
      answer,
    });
    return { outcome, serverAnswer: answer };
  }

  private async renderAndSend(job: EmailJob): Promise<SmtpOutcome> {
    let mail: RenderedEmail;
    try {
      mail = renderEmail(job);
    } catch (fault) {
      if (fault instanceof RenderFault) return { kind: 'permanent', answer: shorten(fault.message) };
      throw fault;
    }
    return this.mailServer.send(job, mail);
  }
}

/** Sent, or not to be sent: neither changes by itself. */
function isEnd(outcome: EmailAttempted['outcome']): boolean {
  return outcome === 'sent' || outcome === 'skipped';
}

function skipped(status: string) {
  return { kind: 'skipped', answer: `not sent: the booking is ${status}` } as const;
}

function outcomeOf(kind: SmtpOutcome['kind'] | 'skipped', firstAttemptAt: Date): EmailAttempted['outcome'] {
  if (kind === 'accepted') return 'sent';
  if (kind === 'skipped') return 'skipped';
  return kind === 'temporary' && isTriedAgain(firstAttemptAt, new Date()) ? 'willRetry' : 'failed';
}
