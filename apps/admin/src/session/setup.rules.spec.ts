import { describe, expect, it } from '@jest/globals';
import { setupForm } from './setup.rules';

const right = {
  username: 'boss',
  email: 'boss@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
  setupToken: '',
};

const faultsOf = (changes: Partial<typeof right>, needsToken = false) =>
  setupForm(needsToken)
    .safeParse({ ...right, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the setup form', () => {
  it('takes what is right', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('tells of a short password and of one that does not match at the same time', () => {
    expect(faultsOf({ password: 'abc', confirmPassword: 'abd' })).toEqual([
      'password: password.tooShort',
      'confirmPassword: confirmPassword.mismatch',
    ]);
  });

  it('asks for the token only where one is needed', () => {
    expect(faultsOf({}, true)).toEqual(['setupToken: setupToken.required']);
    expect(faultsOf({ setupToken: 'abc' }, true)).toEqual([]);
  });
});
