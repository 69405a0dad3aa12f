import { describe, expect, it } from '@jest/globals';
import { setupForm } from './setup.rules';

const right = {
  username: 'boss',
  email: 'boss@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
  setupToken: '',
};

const errorsOf = (changes: Partial<typeof right>, needsToken = false) =>
  setupForm(needsToken)
    .safeParse({ ...right, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the setup form', () => {
  it('accepts valid input', () => {
    expect(errorsOf({})).toEqual([]);
  });

  it('reports a short password and one that does not match at the same time [B5.1.2, B5.1.3]', () => {
    expect(errorsOf({ password: 'abc', confirmPassword: 'abd' })).toEqual([
      'password: password.tooShort',
      'confirmPassword: confirmPassword.mismatch',
    ]);
  });

  it('requires the token only if one is needed', () => {
    expect(errorsOf({}, true)).toEqual(['setupToken: setupToken.required']);
    expect(errorsOf({ setupToken: 'abc' }, true)).toEqual([]);
  });
});
