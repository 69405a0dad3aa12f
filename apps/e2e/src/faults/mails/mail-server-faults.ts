import { setTimeout as pause } from 'node:timers/promises';
import { takes, type MailAnswer, type OfferedMail } from '../fault-mail-server.ts';
import type { Fault } from './fault.ts';

const minute = 60_000;
/** The retry pauses double, so that the last of them may be as long as the whole outage, and a quarter more. */
const outageLimit = 20 * minute;

const nothingElse = () => ({ never: 0, more: 0 });

/** Not reachable for ten minutes while bookings come in. */
export const outage: Fault = {
  name: 'outage',
  what: ({ outage }) => `The mail server is down for ${outage / 1_000} s`,
  isScaled: true,
  drainLimit: outageLimit,
  async happen({ mailServer }, client, { outage }) {
    await mailServer.goAway();
    const count = 240;
    const over = pause(outage);
    await Promise.all([client.bookSteadily(count, count / (outage / 1_000)), over]);
    await mailServer.comeUp();
    return Date.now();
  },
  allows: nothingElse,
};

export const slow: Fault = {
  name: 'slow',
  what: () => 'It takes 30 s for every mail',
  isScaled: false,
  drainLimit: 5 * minute,
  async happen({ mailServer }, client) {
    mailServer.answer = () => ({ ...takes, afterMs: 30_000 });
    await client.bookSteadily(10, 2);
    return Date.now();
  },
  allows: nothingElse,
};

export const busy: Fault = {
  name: 'busy',
  what: () => 'It greets 20 connections with 421, and answers every mail with 421 once',
  isScaled: true,
  drainLimit: 5 * minute,
  async happen({ mailServer }, client) {
    mailServer.tooBusyFor = 20;
    mailServer.answer = once({ keeps: false, refusal: { code: 421, text: '4.3.2 come back later' } });
    await client.bookSteadily(60, 4);
    return Date.now();
  },
  allows: nothingElse,
};

export const refused: Fault = {
  name: 'refused',
  what: () => 'It refuses every tenth customer for good (550)',
  isScaled: false,
  drainLimit: 2 * minute,
  async happen({ mailServer }, client) {
    mailServer.answer = ({ recipient }) =>
      recipient.endsWith('0@example.com')
        ? { keeps: false, refusal: { code: 550, text: '5.1.1 no such mailbox' } }
        : takes;
    await client.bookSteadily(60, 4);
    return Date.now();
  },
  allows: ({ accepted }) => ({ never: accepted / 10, more: 0 }),
};

export const cut: Fault = {
  name: 'cut',
  what: () => 'It cuts the connection after the last byte of every mail once, having kept every other one',
  isScaled: true,
  drainLimit: 5 * minute,
  async happen({ mailServer }, client) {
    let cuts = 0;
    mailServer.answer = ({ offeredBefore }) =>
      offeredBefore === 0 ? { keeps: cuts++ % 2 === 0, cuts: true } : takes;
    await client.bookSteadily(60, 4);
    return Date.now();
  },
  // What was kept unanswered comes again: nobody can know.
  allows: ({ accepted }) => ({ never: 0, more: accepted }),
};

/** This answer to a mail's first offer; later ones are taken. */
function once(answer: MailAnswer): (mail: OfferedMail) => MailAnswer {
  return ({ offeredBefore }) => (offeredBefore === 0 ? answer : takes);
}
