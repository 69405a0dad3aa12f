import { randomUUID } from 'node:crypto';
import type { LoadRequest } from './load.js';

const paths = ['/', '/services', '/tours', '/cars', '/about', '/api/cars'];

/** The n-th request of each load. */
export const loads: Readonly<Record<string, (number: number) => LoadRequest>> = {
  'Cached responses': (number) => ({ method: 'GET', path: paths[number % paths.length] ?? '/' }),
  // Of a tour that is not there, so that none is cached.
  'Rendered pages': () => ({ method: 'GET', path: `/tours/${randomUUID()}`, wanted: 404 }),
};
