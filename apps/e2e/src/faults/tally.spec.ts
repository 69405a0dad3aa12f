import { describe, expect, it } from '@jest/globals';
import { tallyMails, type LoggedDelivery } from './tally.ts';

const booking = { id: 'b1', customer: 'rider-1@example.com' };
const delivery = (id: string, recipientRole: string, status = 'sent'): LoggedDelivery => ({
  id,
  bookingId: 'b1',
  recipientRole,
  status,
});
const log = [delivery('d1', 'customer'), delivery('d2', 'staff')];
const mail = (id: string, recipient: string) => ({
  messageId: `<${id}@company.example>`,
  recipient,
  customer: 'rider-1@example.com',
  offeredBefore: 0,
  at: 0,
});
const toCustomer = mail('d1', 'rider-1@example.com');
const toStaff = mail('d2', 'dispatch@company.example');
const one = { never: 0, once: 1, more: 0 };
const good = {
  accepted: 1,
  never: 0,
  once: 2,
  more: 0,
  customers: one,
  staff: one,
  unrecognisable: 0,
  strangers: 0,
  logLies: 0,
};

describe('tallyMails', () => {
  it('finds nothing wrong where each mail came once', () => {
    expect(tallyMails([booking], [toCustomer, toStaff], log)).toEqual({ ...good, log: { sent: 2 } });
  });

  it('finds a mail that is missing, though the log calls it sent', () => {
    expect(tallyMails([booking], [toStaff], log)).toMatchObject({
      never: 1,
      once: 1,
      customers: { never: 1, once: 0, more: 0 },
      staff: one,
      logLies: 1,
    });
  });

  it('finds a mail that came although the log calls it failed', () => {
    const failed = [delivery('d1', 'customer', 'failed'), delivery('d2', 'staff')];
    expect(tallyMails([booking], [toCustomer, toStaff], failed)).toMatchObject({
      logLies: 1,
      log: { sent: 1, failed: 1 },
    });
  });

  it('finds a mail of which the log knows nothing', () => {
    const tally = tallyMails([booking], [toStaff], [delivery('d2', 'staff')]);
    expect(tally).toMatchObject({ never: 1, logLies: 0, log: { sent: 1, unknown: 1 } });
  });

  it('tells a repeat from a second mail by the Message-ID', () => {
    const repeat = [toCustomer, toCustomer, toStaff];
    expect(tallyMails([booking], repeat, log)).toMatchObject({ once: 1, more: 1, unrecognisable: 0 });
    const second = [toCustomer, mail('d3', 'rider-1@example.com'), toStaff];
    expect(tallyMails([booking], second, log)).toMatchObject({ more: 1, unrecognisable: 1, logLies: 1 });
  });

  it('counts several mails that one customer is to get as one arrival', () => {
    const twoMails = { ...booking, customerMails: 2 };
    const confirmed = mail('d3', 'rider-1@example.com');
    const longer = [...log, delivery('d3', 'customer')];
    expect(tallyMails([twoMails], [toCustomer, toStaff, confirmed], longer)).toMatchObject({
      customers: one,
      unrecognisable: 0,
      logLies: 0,
    });
    expect(tallyMails([twoMails], [toCustomer, toStaff], longer)).toMatchObject({
      customers: { never: 1, once: 0, more: 0 },
      logLies: 1,
    });
  });

  it('finds a mail that no accepted booking asked for', () => {
    const stranger = { ...mail('d9', 'rider-9@example.com'), customer: 'rider-9@example.com' };
    expect(tallyMails([booking], [toCustomer, toStaff, stranger], log)).toMatchObject({
      ...good,
      strangers: 1,
    });
  });
});
