import { describe, expect, it } from '@jest/globals';
import { addAdminForm, changePasswordForm } from './account.rules';

function codesOf(form: typeof changePasswordForm | typeof addAdminForm, entered: object): string[] {
  return (form.safeParse(entered).error?.issues ?? []).map(({ message }) => message);
}

describe('passwords in the account screen', () => {
  it('are long enough and the same twice, all errors reported together', () => {
    const entered = { currentPassword: '', newPassword: 'short', confirmPassword: 'another' };
    expect(codesOf(changePasswordForm, entered)).toEqual([
      'currentPassword.required',
      'newPassword.tooShort',
      'confirmPassword.mismatch',
    ]);
    expect(codesOf(changePasswordForm, { ...entered, confirmPassword: '' })).toContain(
      'confirmPassword.required',
    );
  });

  it('are accepted when long enough and the same twice', () => {
    const words = { newPassword: 'a quiet street', confirmPassword: 'a quiet street' };
    expect(codesOf(changePasswordForm, { currentPassword: 'old', ...words })).toEqual([]);
    const admin = {
      username: 'nigar',
      email: 'nigar@company.example',
      password: 'a quiet street',
      currentPassword: 'my own',
    };
    expect(codesOf(addAdminForm, { ...admin, confirmPassword: 'a quiet street' })).toEqual([]);
    expect(codesOf(addAdminForm, { ...admin, confirmPassword: 'a quiet lane' })).toEqual([
      'confirmPassword.mismatch',
    ]);
  });
});
