import { z } from 'zod';
import { textInput } from '../inputs/text.js';

/** A code of an authenticator app, or a recovery code; a wrong one is rejected as `code.wrong` of the field. */
export const secondFactorCode = textInput('code', 'code.required')
  .trim()
  .min(1, 'code.required')
  .max(40, 'code.tooLong');

/** Whether the admin's sign-in requires a code, and how many recovery codes are unused. */
export const secondFactorState = z
  .object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() })
  .meta({ id: 'SecondFactorState' });
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** The secret for the authenticator app, to type, and as an address for a QR code. */
export const begunSecondFactor = z
  .object({ secret: z.string(), address: z.string() })
  .meta({ id: 'BegunSecondFactor' });
export type BegunSecondFactor = z.infer<typeof begunSecondFactor>;

export const confirmSecondFactorRequest = z
  .object({ code: secondFactorCode })
  .meta({ id: 'ConfirmSecondFactor' });
export type ConfirmSecondFactorRequest = z.infer<typeof confirmSecondFactorRequest>;

/** Recovery codes, returned only once; each is valid for one sign-in without the app. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
