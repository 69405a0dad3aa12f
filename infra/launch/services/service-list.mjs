/**
 * One process of the product.
 * @typedef {object} ServiceDescription
 * @property {string} name of the process
 * @property {string} [app] folder in apps/; by default the name
 * @property {string} [program] file in the app's dist; by default main.js
 * @property {string} [database] name of its database
 * @property {number} stopOrder lower stops first; services stop before those that they depend on
 */

/** All processes of the product when it runs as services. @type {readonly ServiceDescription[]} */
export const SERVICES = [
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

/**
 * Returns the path of a service's program, relative to the workspace: its bundle, or the bundle's entry module.
 * @param {ServiceDescription} service
 * @param {'bundle' | 'dist'} [folder]
 * @returns {[string, string, string, string]}
 */
export function programPath({ name, app = name, program = 'main.js' }, folder = 'bundle') {
  return ['apps', app, folder, program];
}

/** Services that the gateway calls; it gets their URLs as `<NAME>_URL`. */
export const CALLED_BY_GATEWAY = ['catalogue', 'pricing', 'booking', 'finance', 'notifications', 'identity'];
