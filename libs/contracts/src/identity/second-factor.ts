import { z } from 'zod';
import { textInput } from '../text.js';

/** A code of an authenticator app, or a recovery code; a wrong one is rejected as the field's `code.wrong`. */
export const secondFactorCode = textInput('code', 'code.required')
  .trim()
  .min(1, 'code.required')
  .max(40, 'code.tooLong');

/** Whether the own sign-in asks for a code, and how many recovery codes were not used yet. */
export const secondFactorState = z
  .object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() })
  .meta({ id: 'SecondFactorState' });
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** The secret for the authenticator app, to be typed, and the same as the address that a QR code shows. */
export const begunSecondFactor = z
  .object({ secret: z.string(), address: z.string() })
  .meta({ id: 'BegunSecondFactor' });
export type BegunSecondFactor = z.infer<typeof begunSecondFactor>;

export const confirmSecondFactorRequest = z
  .object({ code: secondFactorCode })
  .meta({ id: 'ConfirmSecondFactor' });
export type ConfirmSecondFactorRequest = z.infer<typeof confirmSecondFactorRequest>;

/** Shown this once: each is good for one sign-in without the app. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
