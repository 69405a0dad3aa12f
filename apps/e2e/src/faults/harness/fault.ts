import type { Product } from '@chauffeur/bench/product';
import type { Staff } from '../../staff.ts';
import type { BookingClient, ClientOptions } from '../load/booking-client.ts';
import type { FaultMailServer } from '../load/fault-mail-server.ts';
import type { Databases } from './databases.ts';
import type { AllowedDeviations } from './promises.ts';

export interface FaultContext {
  readonly product: Product;
  readonly mailServer: FaultMailServer;
  readonly databases: Databases;
  readonly staff: Staff;
  readonly client: BookingClient;
  /** Returns numbers from 0 to below 1; the same sequence for the same seed. */
  readonly random: () => number;
  /** Folder of the product's data (PostgreSQL's in `postgres`) and of files in variables; removed after the run. */
  readonly folder: string;
  /** Call it when nothing is broken any longer; recovery time is measured from then. */
  readonly over: () => void;
  readonly print: (line: string) => void;
}

/** What a fault observed itself; the reconciliation comes afterwards. */
export interface Outcome {
  readonly notes?: readonly string[];
  /** Promises specific to this fault that did not hold. */
  readonly broken?: readonly string[];
  /** Number of emails to the customer, by booking, if it is not one. */
  readonly customerEmails?: ReadonlyMap<string, number>;
}

export interface OwnProduct {
  readonly variables?: (folder: string) => Record<string, string>;
  /** Size in bytes of PostgreSQL's disk. */
  readonly diskBytes?: number;
}

/** Something that goes wrong while bookings are made. */
export interface Fault {
  readonly name: string;
  readonly what: string;
  readonly client?: Omit<ClientOptions, 'staff'>;
  /** Bookings per second while `run` works; if omitted, `run` makes the bookings. */
  readonly perSecond?: number;
  /** If omitted, the fault shares a product with others. */
  readonly ownProduct?: OwnProduct;
  /** Max milliseconds without progress before the run is given up; by default 90 seconds. */
  readonly maxIdleMs?: number;
  /** How the run's durations relate to those in production, for the table. */
  readonly scale?: string;
  /** Breaks something and repairs it. Resolves when nothing is broken any longer and its own requests have ended. */
  run(context: FaultContext): Promise<Outcome>;
  /** Exceptions from the promises, read after the run; none by default. */
  allowed?(context: FaultContext): AllowedDeviations;
  /** Runs when every email has arrived. Returns further promises that did not hold. */
  checkEmails?(context: FaultContext): Promise<readonly string[]>;
}
