export interface ServiceDescription {
  readonly name: string;
  /** Folder in apps/; by default the name. */
  readonly app?: string;
  /** File in the app's dist; by default main.js. */
  readonly program?: string;
  readonly database?: string;
  /** Lower stops first; services stop before those that they depend on. */
  readonly stopOrder: number;
}

/** All processes of the product when it runs as services. */
export const SERVICES: readonly ServiceDescription[] = [
  { name: 'gateway', stopOrder: 1 },
  { name: 'web', stopOrder: 2 },
  { name: 'catalogue', database: 'catalogue', stopOrder: 3 },
  { name: 'pricing', database: 'pricing', stopOrder: 3 },
  { name: 'booking', database: 'booking', stopOrder: 3 },
  { name: 'finance', database: 'finance', stopOrder: 3 },
  { name: 'identity', database: 'identity', stopOrder: 3 },
  { name: 'notifications', database: 'notifications', stopOrder: 3 },
  {
    name: 'email-worker',
    app: 'notifications',
    program: 'worker.main.js',
    database: 'notifications',
    stopOrder: 3,
  },
  { name: 'mailbox', stopOrder: 4 },
];

/** Returns the path of a service's program, relative to the workspace: its bundle, or the bundle's entry module. */
export const programPath = (
  { name, app = name, program = 'main.js' }: ServiceDescription,
  folder: 'bundle' | 'dist' = 'bundle',
) => ['apps', app, folder, program] as const;

/** Services that the gateway calls; it gets their URLs as `<NAME>_URL`. */
export const CALLED_BY_GATEWAY = ['catalogue', 'pricing', 'booking', 'finance', 'notifications', 'identity'];
