import type { BookingClient, ClientOptions } from '../booking-client.ts';
import type { FaultMailServer } from '../fault-mail-server.ts';
import type { FaultedProduct } from '../faulted-product.ts';
import type { Staff } from '../../staff.ts';
import type { Allowed } from './promises.ts';
import type { Databases } from './databases.ts';

export type Say = (line: string) => void;

/** What a fault has to work with. */
export interface Scene {
  readonly product: FaultedProduct;
  readonly mailServer: FaultMailServer;
  readonly databases: Databases;
  /** Signed in. */
  readonly staff: Staff;
  readonly client: BookingClient;
  readonly seed: number;
  /** Numbers from 0 to below 1, the same for the same seed. */
  readonly random: () => number;
  /** Where PostgreSQL keeps its data. */
  readonly clusterFolder: string;
  /** Where the product has its variables' files; gone after the run. */
  readonly folder: string;
  /** To be called at the moment at which nothing is broken any more; what is reached later counts from it. */
  readonly over: () => void;
  /** Tells whoever watches. */
  readonly say: Say;
}

/** What a fault saw, beside what is counted after it. */
export interface Seen {
  readonly allowed?: Allowed;
  /** For the table, in few words. */
  readonly notes?: readonly string[];
  /** Promises of its own that did not hold. */
  readonly broken?: readonly string[];
  /** Looked at when all has come: further promises that did not hold. */
  readonly afterwards?: () => Promise<readonly string[]>;
  /** Mails to the customers of these bookings, where it is not one. */
  readonly customerMails?: ReadonlyMap<string, number>;
}

/** What a fault needs of its product, which then is its alone. */
export interface OwnProduct {
  readonly variables?: (folder: string) => Record<string, string>;
  /** PostgreSQL gets a disk of so many bytes. */
  readonly diskBytes?: number;
}

/** Something that goes wrong while bookings are made. */
export interface SystemFault {
  readonly name: string;
  /** What happens, in the table's words. */
  readonly what: string;
  readonly client: Omit<ClientOptions, 'staff'>;
  /** Without it, it shares a product with others. */
  readonly ownProduct?: OwnProduct;
  /** Breaks something while the client books; resolves when nothing is broken any more, and all is answered. */
  happen(scene: Scene): Promise<Seen>;
}
