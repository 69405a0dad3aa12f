import type { Staff } from '../../staff.ts';
import type { BookingClient, ClientOptions } from '../load/booking-client.ts';
import type { FaultMailServer } from '../load/fault-mail-server.ts';
import type { Databases } from './databases.ts';
import type { FaultedProduct } from './faulted-product.ts';
import type { Allowed } from './promises.ts';

/** What a fault works with. */
export interface Scene {
  readonly product: FaultedProduct;
  readonly mailServer: FaultMailServer;
  readonly databases: Databases;
  /** Signed in. */
  readonly staff: Staff;
  readonly client: BookingClient;
  /** Numbers from 0 to below 1, the same for the same seed. */
  readonly random: () => number;
  /** The product's data, PostgreSQL's in `postgres`, and files that variables name; removed after the run. */
  readonly folder: string;
  /** To be called when nothing is broken any more; recovery is measured from then. */
  readonly over: () => void;
  readonly print: (line: string) => void;
}

/** What a fault observed, beside what is counted after it. */
export interface Outcome {
  /** For the table, in few words. */
  readonly notes?: readonly string[];
  /** Promises of its own that did not hold. */
  readonly broken?: readonly string[];
  /** Number of emails to the customers of these bookings, where it is not one. */
  readonly customerEmails?: ReadonlyMap<string, number>;
}

/** What a fault needs of a product that it does not share. */
export interface OwnProduct {
  readonly variables?: (folder: string) => Record<string, string>;
  /** PostgreSQL gets a disk of this many bytes. */
  readonly diskBytes?: number;
}

/** Something that goes wrong while bookings are made. */
export interface Fault {
  readonly name: string;
  /** What happens, as in the table. */
  readonly what: string;
  readonly client?: Omit<ClientOptions, 'staff'>;
  /** Bookings that are requested a second for as long as `run` takes; without it, `run` requests them. */
  readonly perSecond?: number;
  /** Without it, it shares a product with others. */
  readonly ownProduct?: OwnProduct;
  /** How long nothing may change before the run is given up; 90 seconds unless given. */
  readonly maxIdleMs?: number;
  /** How the run's durations relate to those in production, for the table. */
  readonly scale?: string;
  /** Breaks something and repairs it; resolves when nothing is broken any more and its own requests have ended. */
  run(scene: Scene): Promise<Outcome>;
  /** What it may cause, read after the run; nothing by default. */
  allowed?(scene: Scene): Allowed;
  /** Checked when every email has arrived: further promises that did not hold. */
  checkEmails?(scene: Scene): Promise<readonly string[]>;
}
