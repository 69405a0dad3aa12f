import type { BlockKind } from '@chauffeur/contracts/blocks/block';
import type { DriverPaymentType } from '@chauffeur/contracts/drivers/driver';
import type { WorkingDay } from '@chauffeur/contracts/drivers/driver-hours';
import type { BookedCarName } from './demo-offers.js';

export interface DemoVehicle {
  readonly car: BookedCarName;
  readonly label: string;
  readonly plate: string;
  readonly colour: string;
  readonly colourRu: string;
}

const black = { colour: 'Black', colourRu: 'Чёрный' };
const white = { colour: 'White', colourRu: 'Белый' };
const silver = { colour: 'Silver', colourRu: 'Серебристый' };

export const demoVehicles: readonly DemoVehicle[] = [
  { car: 'toyotaCamry', label: '1', plate: '90-AA-101', ...black },
  { car: 'toyotaCamry', label: '2', plate: '90-AA-102', ...white },
  { car: 'toyotaCamry', label: '3', plate: '77-BC-340', ...silver },
  { car: 'kiaK5', label: '1', plate: '99-KX-218', ...white },
  { car: 'hyundaiElantra', label: '1', plate: '10-HN-507', ...silver },
  { car: 'mercedesEClass', label: '1', plate: '90-EE-770', ...black },
  { car: 'mercedesEClass', label: '2', plate: '90-EE-771', ...black },
  { car: 'mercedesSClass', label: '1', plate: '90-SS-001', ...black },
  { car: 'toyotaLandCruiser', label: '1', plate: '77-LC-300', ...white },
  { car: 'kiaCarnival', label: '1', plate: '99-KC-615', ...silver },
  { car: 'mercedesVClass', label: '1', plate: '90-VV-411', ...black },
  { car: 'mercedesVClass', label: '2', plate: '90-VV-412', ...black },
  { car: 'mercedesSprinter', label: '1', plate: '10-BS-018', ...white },
];

export interface DemoDriver {
  readonly name: string;
  readonly phone: string;
  readonly licenseNumber: string;
  readonly hireDate: string;
  readonly paymentType: DriverPaymentType;
  readonly paymentRate: number;
  /** None: at work at all times. */
  readonly hours: readonly WorkingDay[];
  readonly notes: string | null;
}

const week = [1, 2, 3, 4, 5, 6, 7];
const daily = (from: string, until: string, weekdays: readonly number[] = week): WorkingDay[] =>
  weekdays.map((weekday) => ({ weekday, from, until }));

const hourly = (paymentRate: number) => ({ paymentType: 'hourly', paymentRate }) as const;
const percentage = (paymentRate: number) => ({ paymentType: 'percentage', paymentRate }) as const;
const perBooking = (paymentRate: number) => ({ paymentType: 'fixed_per_booking', paymentRate }) as const;

const driver = (
  [name, phone, licenseNumber, hireDate]: readonly [string, string, string, string],
  pay: Pick<DemoDriver, 'paymentType' | 'paymentRate'>,
  hours: readonly WorkingDay[] = [],
  notes: string | null = null,
): DemoDriver => ({ name, phone, licenseNumber, hireDate, ...pay, hours, notes });

export const demoDrivers: readonly DemoDriver[] = [
  driver(
    ['Elvin Mammadov', '+994 50 000 01 01', 'AZ 104217', '2019-03-11'],
    hourly(9),
    [],
    'Azerbaijani, Russian, English.',
  ),
  driver(['Rashad Aliyev', '+994 50 000 01 02', 'AZ 118350', '2020-06-01'], percentage(30)),
  driver(
    ['Kamran Huseynov', '+994 55 000 01 03', 'AZ 096614', '2018-09-17'],
    hourly(8.5),
    daily('06:00', '20:00'),
  ),
  driver(['Tural Hasanov', '+994 55 000 01 04', 'AZ 131902', '2021-02-08'], percentage(28)),
  driver(
    ['Orkhan Guliyev', '+994 70 000 01 05', 'AZ 140076', '2021-11-22'],
    perBooking(18),
    daily('14:00', '04:00'),
    'Prefers evenings and nights.',
  ),
  driver(
    ['Nijat Ismayilov', '+994 70 000 01 06', 'AZ 122841', '2022-04-04'],
    hourly(8.5),
    daily('07:00', '21:00', [1, 2, 3, 4, 5, 6]),
  ),
  driver(['Samir Abbasov', '+994 51 000 01 07', 'AZ 087733', '2017-05-15'], percentage(32)),
  driver(
    ['Aysel Karimova', '+994 51 000 01 08', 'AZ 150194', '2023-01-16'],
    hourly(9),
    daily('07:00', '22:00', [1, 2, 3, 4, 5]),
    'Azerbaijani, English, German.',
  ),
  driver(['Vugar Rzayev', '+994 77 000 01 09', 'AZ 109568', '2019-10-28'], hourly(9)),
  driver(
    ['Farid Najafov', '+994 77 000 01 10', 'AZ 161203', '2024-03-18'],
    perBooking(16),
    daily('12:00', '02:00'),
  ),
];

/** A time at which a vehicle or a driver takes no rides; days count from the first start's. */
export interface DemoBlock {
  /** The index of the vehicle or driver in its list. */
  readonly vehicle?: number;
  readonly driver?: number;
  readonly kind: BlockKind;
  readonly from: readonly [day: number, time: string];
  readonly until: readonly [day: number, time: string];
  readonly notes: string;
}

export const demoBlocks: readonly DemoBlock[] = [
  {
    vehicle: 2,
    kind: 'maintenance',
    from: [0, '09:00'],
    until: [1, '18:00'],
    notes: 'Brakes and winter tyres.',
  },
  { driver: 8, kind: 'day_off', from: [1, '00:00'], until: [2, '00:00'], notes: 'A wedding in Ganja.' },
  { driver: 3, kind: 'holiday', from: [5, '00:00'], until: [7, '00:00'], notes: 'With the family.' },
];
