import { describe, expect, it } from '@jest/globals';
import { accepted, outcomeOfFault } from './smtp-outcome.js';

const fault = (details: Record<string, unknown>) => Object.assign(new Error('fault'), details);

describe('outcomeOfFault', () => {
  it.each([
    ['421 service not available', { code: 'EENVELOPE', responseCode: 421, response: '421 try later' }],
    ['450 mailbox busy', { code: 'EENVELOPE', responseCode: 450, response: '450 busy' }],
    ['452 after DATA', { code: 'EMESSAGE', responseCode: 452, response: '452 storage' }],
    ['a time-out', { code: 'ETIMEDOUT' }],
    ['a refused connection', { code: 'ECONNREFUSED' }],
    ['a name that does not resolve', { code: 'EDNS' }],
    ['a cut connection', { code: 'ECONNECTION', command: 'CONN' }],
    ['a refused login', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }],
    [
      'a server that wants a login first',
      { code: 'EENVELOPE', responseCode: 530, response: '530 5.7.0', command: 'RCPT TO' },
    ],
    [
      'a sender that the server refuses',
      { code: 'EENVELOPE', responseCode: 553, response: '553 not yours', command: 'MAIL FROM' },
    ],
    ['a refused greeting', { code: 'EPROTOCOL', responseCode: 554, response: '554 no service for you' }],
    ['something unknown', {}],
  ])('%s is temporary', (_name, details) => {
    expect(outcomeOfFault(fault(details)).kind).toBe('temporary');
  });

  it.each([
    ['550 no such mailbox', { code: 'EENVELOPE', responseCode: 550, response: '550 No such user' }],
    ['554 refused after DATA', { code: 'EMESSAGE', responseCode: 554, response: '554 spam' }],
    ['a mail above the limit', { code: 'EENVELOPE', responseCode: 552, command: 'MAIL FROM' }],
    ['a mail above the limit that the server named', { code: 'EMESSAGE', command: 'MAIL FROM' }],
    ['no usable recipient', { code: 'EENVELOPE' }],
  ])('%s is permanent', (_name, details) => {
    expect(outcomeOfFault(fault(details)).kind).toBe('permanent');
  });

  it('tells what the server answered, in one line of at most 500 characters', () => {
    expect(outcomeOfFault(fault({ responseCode: 550, response: '550 no\r\nsuch user' })).answer).toBe(
      '550 no such user',
    );
    expect(accepted('x'.repeat(900)).answer).toHaveLength(500);
    expect(outcomeOfFault('plain words').answer).toBe('plain words');
  });
});
