import { describe, expect, it } from '@jest/globals';
import { tallyEmails, type LoggedDelivery } from './tally.ts';

const booking = { id: 'b1', customer: 'rider-1@example.com', isManual: false };
const delivery = (id: string, recipientRole: string, status = 'sent'): LoggedDelivery => ({
  id,
  bookingId: 'b1',
  recipientRole,
  status,
});
const log = [delivery('d1', 'customer'), delivery('d2', 'staff')];
const email = (id: string, recipient: string) => ({
  messageId: `<${id}@company.example>`,
  recipient,
  customer: 'rider-1@example.com',
  offeredBefore: 0,
  source: '',
  at: 0,
});
const toCustomer = email('d1', 'rider-1@example.com');
const toStaff = email('d2', 'dispatch@company.example');
const one = { never: 0, once: 1, more: 0 };
const good = {
  customer: one,
  staff: one,
  unrecognisableCopies: 0,
  unexpectedEmails: 0,
  logMismatches: 0,
};

describe('tallyEmails', () => {
  it('finds nothing wrong if each email arrived once', () => {
    expect(tallyEmails([booking], [toCustomer, toStaff], log)).toEqual({ ...good, log: { sent: 2 } });
  });

  it('finds an email that is missing, though the log calls it sent', () => {
    expect(tallyEmails([booking], [toStaff], log)).toMatchObject({
      customer: { never: 1, once: 0, more: 0 },
      staff: one,
      logMismatches: 1,
    });
  });

  it('finds an email that came although the log calls it failed', () => {
    const failed = [delivery('d1', 'customer', 'failed'), delivery('d2', 'staff')];
    expect(tallyEmails([booking], [toCustomer, toStaff], failed)).toMatchObject({
      logMismatches: 1,
      log: { sent: 1, failed: 1 },
    });
  });

  it('finds an email that the log does not contain', () => {
    const tally = tallyEmails([booking], [toStaff], [delivery('d2', 'staff')]);
    expect(tally).toMatchObject({ customer: { never: 1 }, logMismatches: 0, log: { sent: 1, unknown: 1 } });
  });

  it('distinguishes a repeat from a second email by the Message-ID', () => {
    const repeat = [toCustomer, toCustomer, toStaff];
    expect(tallyEmails([booking], repeat, log)).toMatchObject({
      customer: { more: 1 },
      staff: one,
      unrecognisableCopies: 0,
    });
    const second = [toCustomer, email('d3', 'rider-1@example.com'), toStaff];
    expect(tallyEmails([booking], second, log)).toMatchObject({
      customer: { more: 1 },
      unrecognisableCopies: 1,
      logMismatches: 1,
    });
  });

  it('counts several expected emails to a customer as one arrival', () => {
    const twoEmails = new Map([['b1', 2]]);
    const confirmed = email('d3', 'rider-1@example.com');
    const longer = [...log, delivery('d3', 'customer')];
    expect(tallyEmails([booking], [toCustomer, toStaff, confirmed], longer, twoEmails)).toMatchObject({
      customer: one,
      unrecognisableCopies: 0,
      logMismatches: 0,
    });
    expect(tallyEmails([booking], [toCustomer, toStaff], longer, twoEmails)).toMatchObject({
      customer: { never: 1, once: 0, more: 0 },
      logMismatches: 1,
    });
  });

  it('finds an email that no accepted booking requires', () => {
    const unexpected = { ...email('d9', 'rider-9@example.com'), customer: 'rider-9@example.com' };
    expect(tallyEmails([booking], [toCustomer, toStaff, unexpected], log)).toMatchObject({
      ...good,
      unexpectedEmails: 1,
    });
  });
});
