import type { OperatorCommand } from '@chauffeur/service-kit';
import { z } from 'zod';
import { RecoverAdmins } from './recover-admins.js';

const usage = `admins list
admins unlock EMAIL           lets them sign in at once after wrong passwords
admins reset-password EMAIL   prints a new password; their sessions end
admins remove-second-factor EMAIL   lets them sign in without a code`;

const oneOf = z.union([
  z.tuple([z.literal('list')]),
  z.tuple([z.enum(['unlock', 'reset-password', 'remove-second-factor']), z.string().min(1)]),
]);

/** The command `main.js admins …`, which helps admins who can't sign in. */
export const adminsCommand: OperatorCommand = {
  usage,
  parse(args) {
    const [action, email = ''] = oneOf.parse(args);
    return async (app, print) => {
      const recovery = app.provider(RecoverAdmins);
      if (action === 'list') {
        const admins = await recovery.list();
        for (const { email: address, username } of admins) print(`${address}  ${username}`);
        if (admins.length === 0) print('There is no admin yet: create the first one at /admin/setup');
      } else if (action === 'unlock') {
        await recovery.unlock(email);
        print(`${email} may sign in at once`);
      } else if (action === 'remove-second-factor') {
        await recovery.removeSecondFactor(email);
        print(`${email} signs in without a code`);
      } else {
        print(`The new password of ${email}: ${await recovery.resetPassword(email)}`);
      }
    };
  },
};
