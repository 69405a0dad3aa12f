import { randomUUID } from 'node:crypto';
import { adminResponse } from '@chauffeur/contracts/identity/account';
import {
  begunSecondFactor,
  recoveryCodes,
  secondFactorState,
} from '@chauffeur/contracts/identity/second-factor';
import { issuedSession } from '@chauffeur/contracts/identity/session';
import { runOperatorCommand } from '@chauffeur/service-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { generate } from 'otplib';
import { createApp } from '../app.js';
import { startIdentityService, type RunningIdentityService } from '../identity-service.fixture.js';
import { adminsCommand } from '../operators/admins-command.js';

const password = 'a quiet street';
const email = 'leyla@example.com';

let service: RunningIdentityService;
let leyla: string;

beforeAll(async () => {
  service = await startIdentityService({ PUBLIC_URL: 'https://ride.example' });
});

afterAll(() => service.stop());

beforeEach(async () => {
  // The clock is stopped, so that no code expires between two calls.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  await service.client.query('TRUNCATE admins, password_failures CASCADE');
  leyla = adminResponse.parse((await call('POST', '/setup', { username: 'leyla', email, password })).body).id;
});

afterEach(() => {
  jest.restoreAllMocks();
});

const call = (method: string, path: string, body?: object) => service.call(method, path, body, leyla);

const confirmed = (currentPassword = password) => ({ currentPassword, sessionId: randomUUID() });
const signIn = (more: object = {}) => call('POST', '/sessions', { email, password, ...more });
const state = async () => secondFactorState.parse((await call('GET', '/account/second-factor')).body);
/** Returns the code of an authenticator app, `seconds` from now. */
const codeOf = (secret: string, seconds = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1_000) + seconds });

async function turnOn() {
  const begun = begunSecondFactor.parse((await call('POST', '/account/second-factor', confirmed())).body);
  const first = await codeOf(begun.secret, -30);
  const { body } = await call('PUT', '/account/second-factor', { code: first });
  return { ...begun, first, codes: recoveryCodes.parse(body).recoveryCodes };
}

describe('the second step of a sign-in', () => {
  it('is set up by the own password and a first code', async () => {
    const path = '/account/second-factor';
    expect((await call('POST', path, confirmed('a guess'))).field).toBe('currentPassword.wrong');
    expect((await call('PUT', path, { code: '123456' })).code).toBe('secondFactor.notBegun');
    const begun = begunSecondFactor.parse((await call('POST', path, confirmed())).body);
    expect(begun.address).toContain('otpauth://totp/');
    expect(begun.address).toContain(`secret=${begun.secret}`);
    expect((await call('PUT', path, { code: 'no code' })).field).toBe('code.wrong');
    expect(await state()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await signIn()).status).toBe(201);
    expect((await call('PUT', path, { code: await codeOf(begun.secret) })).status).toBe(200);
    expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect((await call('POST', path, confirmed())).code).toBe('secondFactor.alreadyOn');
    // Like a browser that retries after a lost response: the admin must not be made to remove the secret from the app.
    expect((await call('PUT', path, { code: await codeOf(begun.secret) })).code).toBe(
      'secondFactor.alreadyOn',
    );
    const { rows } = await service.client.query('SELECT * FROM second_factors, recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(begun.secret);
  });

  it('is not set up by guesses of the first code', async () => {
    const path = '/account/second-factor';
    const begun = begunSecondFactor.parse((await call('POST', path, confirmed())).body);
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await call('PUT', path, { code: '000000' })).field).toBe('code.wrong');
    }
    expect((await call('PUT', path, { code: await codeOf(begun.secret) })).code).toBe('request.tooMany');
    expect((await signIn()).status).toBe(201);
  });

  it('asks for a code after the right password alone, and takes each once', async () => {
    const { secret, first } = await turnOn();
    expect(await signIn({ password: 'a guess' })).toMatchObject({ code: 'session.wrongCredentials' });
    expect(await signIn()).toMatchObject({ status: 400, field: 'code.required' });
    expect((await signIn({ code: first })).field).toBe('code.wrong');
    const code = await codeOf(secret);
    const responses = await Promise.all([signIn({ code }), signIn({ code })]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
    expect((await signIn({ code })).field).toBe('code.wrong');
  });

  it('is passed by a recovery code once', async () => {
    const { codes } = await turnOn();
    const [code = ''] = codes;
    const responses = await Promise.all([signIn({ code }), signIn({ code: code.toUpperCase() })]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
    expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 9 });
    const { rows } = await service.client.query('SELECT code_hash FROM recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(codes[1]?.slice(0, 9));
  });

  it('makes guesses of codes wait, which asking without a code does not undo', async () => {
    const { secret } = await turnOn();
    for (let guess = 0; guess < 5; guess += 1) {
      await signIn();
      expect((await signIn({ code: '000000' })).field).toBe('code.wrong');
    }
    expect((await signIn({ code: await codeOf(secret) })).code).toBe('request.tooMany');
  });

  it('makes guesses of codes wait from however many addresses they come, but no device of the admin', async () => {
    const { secret, codes } = await turnOn();
    const { deviceToken } = issuedSession.parse((await signIn({ code: codes[0] })).body);
    for (let guess = 1; guess <= 5; guess += 1) {
      expect((await signIn({ code: '000000', address: `203.0.113.${guess}` })).field).toBe('code.wrong');
    }
    const code = await codeOf(secret);
    expect((await signIn({ code, address: '203.0.113.9' })).code).toBe('request.tooMany');
    expect((await signIn({ code, address: '203.0.113.9', deviceToken })).status).toBe(201);
  });

  it('is turned off by the own password', async () => {
    await turnOn();
    const off = (currentPassword?: string) =>
      call('DELETE', '/account/second-factor', confirmed(currentPassword));
    expect((await off('a guess')).field).toBe('currentPassword.wrong');
    expect((await off()).status).toBe(204);
    expect(await state()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await signIn()).status).toBe(201);
  });

  it("is removed by the operator's command", async () => {
    await turnOn();
    expect(
      await runOperatorCommand(adminsCommand, createApp, service.variables, ['remove-second-factor', email]),
    ).toBe(0);
    expect((await signIn()).status).toBe(201);
  });
});
