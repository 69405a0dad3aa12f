import { Counter, type Registry } from '@chauffeur/service-kit';
import type { Admission } from './admission.js';

/** Counts the requests that are rejected because of load. */
export function measureAdmission(admission: Admission, registry: Registry): void {
  const rejected = new Counter({
    name: 'http_requests_rejected_total',
    help: 'Requests that were rejected because of the load, by what they were for',
    labelNames: ['class'],
    registers: [registry],
  });
  admission.onRejected = (requestClass) => rejected.inc({ class: requestClass });
}
