import { describe, expect, it } from '@jest/globals';
import { acceptedOutcome, smtpOutcomeOfError } from './smtp-outcome.js';

const error = (details: Record<string, unknown>) => Object.assign(new Error('error'), details);

describe('smtpOutcomeOfError', () => {
  it.each([
    ['421 service not available', { code: 'EENVELOPE', responseCode: 421, response: '421 try later' }],
    ['450 mailbox busy', { code: 'EENVELOPE', responseCode: 450, response: '450 busy' }],
    ['452 after DATA', { code: 'EMESSAGE', responseCode: 452, response: '452 storage' }],
    ['a time-out', { code: 'ETIMEDOUT' }],
    ['a rejected connection', { code: 'ECONNREFUSED' }],
    ['a name that does not resolve', { code: 'EDNS' }],
    ['a cut connection', { code: 'ECONNECTION', command: 'CONN' }],
    ['a rejected login', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }],
    [
      'a server that wants a login first',
      { code: 'EENVELOPE', responseCode: 530, response: '530 5.7.0', command: 'RCPT TO' },
    ],
    [
      'a sender that the server rejects',
      { code: 'EENVELOPE', responseCode: 553, response: '553 not yours', command: 'MAIL FROM' },
    ],
    ['a rejected greeting', { code: 'EPROTOCOL', responseCode: 554, response: '554 no service for you' }],
    ['something unknown', {}],
  ])('%s is temporary', (_name, details) => {
    expect(smtpOutcomeOfError(error(details)).kind).toBe('temporary');
  });

  it.each([
    ['550 no such mailbox', { code: 'EENVELOPE', responseCode: 550, response: '550 No such user' }],
    ['554 after DATA', { code: 'EMESSAGE', responseCode: 554, response: '554 spam' }],
    ['an email above the limit', { code: 'EENVELOPE', responseCode: 552, command: 'MAIL FROM' }],
    ['an email above the limit that the server named', { code: 'EMESSAGE', command: 'MAIL FROM' }],
    ['no usable recipient', { code: 'EENVELOPE' }],
  ])('%s is permanent [P7.15, P8.13]', (_name, details) => {
    expect(smtpOutcomeOfError(error(details)).kind).toBe('permanent');
  });

  it('reports the server’s response in one line of at most 500 characters', () => {
    expect(smtpOutcomeOfError(error({ responseCode: 550, response: '550 no\r\nsuch user' })).answer).toBe(
      '550 no such user',
    );
    expect(acceptedOutcome('x'.repeat(900)).answer).toHaveLength(500);
    expect(smtpOutcomeOfError('plain words').answer).toBe('plain words');
  });
});
