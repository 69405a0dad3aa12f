import { z } from 'zod';
import { dayInput, rideDate } from '../time/baku-time.js';
import { driverLanguage } from '../languages/language.js';
import { recordPaths } from '../http/paths.js';
import { recordMetadata } from '../http/record.js';
import { amountInput, usdAmount } from '../money/money.js';
import { todayInBaku } from '../time/today-in-baku.js';
import { optionalEmailAddress, optionalText, requiredText } from '../inputs/text.js';

/** Paths of the booking service for drivers. */
export const driverPaths = recordPaths('/drivers');

/** How a driver is paid: per hour, a percentage of the ride's price, or a fixed amount per booking. */
export const driverPaymentTypes = ['hourly', 'percentage', 'fixed_per_booking'] as const;
const driverPaymentType = z.enum(driverPaymentTypes, 'paymentType.required');
export type DriverPaymentType = z.infer<typeof driverPaymentType>;

/** A driver that staff enter; only the name is required (specification, sections 3 and 5 of the back office). */
export const driverRequest = z
  .object({
    name: requiredText('name', 200),
    phone: optionalText('phone', 40),
    email: optionalEmailAddress('email'),
    licenseNumber: optionalText('licenseNumber', 60),
    /** Defaults to today in Baku; may be in the last century. */
    hireDate: z
      .union([dayInput('hireDate', 'hireDate.invalid', '1900-01-01'), z.literal('')], 'hireDate.invalid')
      .nullish()
      .transform((date) => date || todayInBaku()),
    isActive: z.boolean('isActive.invalid').default(true),
    /** USD per hour or booking, or at most 100 percent, depending on `paymentType`. */
    paymentRate: amountInput('paymentRate').default(0),
    paymentType: driverPaymentType.default('hourly'),
    emergencyContact: optionalText('emergencyContact', 200),
    address: optionalText('address', 300),
    notes: optionalText('notes', 2000),
    /** Language of the driver's page; if absent, unchanged, and Russian for a new driver. */
    language: driverLanguage.optional(),
  })
  .refine(({ paymentType, paymentRate }) => paymentType !== 'percentage' || paymentRate <= 100, {
    path: ['paymentRate'],
    error: 'paymentRate.aboveMaximum',
  })
  .meta({ id: 'DriverRequest' });
export type DriverRequest = z.infer<typeof driverRequest>;

export const driverResponse = z
  .object({
    id: z.uuid(),
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    licenseNumber: z.string().nullable(),
    hireDate: rideDate,
    isActive: z.boolean(),
    paymentRate: usdAmount,
    paymentType: driverPaymentType,
    emergencyContact: z.string().nullable(),
    address: z.string().nullable(),
    notes: z.string().nullable(),
    language: driverLanguage.default('ru'),
    ...recordMetadata,
  })
  .meta({ id: 'Driver' });
export type DriverResponse = z.infer<typeof driverResponse>;
