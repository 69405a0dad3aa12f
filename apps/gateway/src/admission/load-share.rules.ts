import type { RequestClass } from './request-class.rules.js';

/** How much of the pages and reads is accepted: 0 to 2, of which pages are the upper half and are rejected first. */
export interface LoadShare {
  readonly share: number;
  /** Samples in succession in which there was too much to do. */
  readonly late: number;
}

/** What was seen in a tenth of a second. */
interface Sample {
  /** How late the process was, on average. */
  readonly delayMs: number;
  readonly requests: number;
  /** Open connections, each of which may have a request that was not read yet. */
  readonly connections: number;
}

export const everything: LoadShare = { share: 2, late: 0 };

const acceptedDelayMs = 30;
/** With fewer something else keeps the machine busy, and rejecting them would not help. */
const many = { requests: 60, connections: 150 };
/** A page with all its files comes at once; only what lasts is a load. */
const lastingSamples = 5;
/** Some are always accepted: without any, no one would notice that the load is over. */
const least = 0.02;

/** The share after a sample: quickly less under a lasting load, slowly more without. */
export function nextShare({ share, late }: LoadShare, { delayMs, requests, connections }: Sample): LoadShare {
  const isMuch = requests >= many.requests || connections >= many.connections;
  if (delayMs <= acceptedDelayMs || !isMuch) {
    return { share: Math.min(share + 0.05, everything.share), late: 0 };
  }
  const isLoad = share < everything.share || late + 1 >= lastingSamples;
  return { share: isLoad ? Math.max(share * 0.8, least) : share, late: late + 1 };
}

/** The part of a class that is accepted, 0 to 1. */
export function shareOf(requestClass: RequestClass, { share }: LoadShare): number {
  if (requestClass === 'page') return Math.max(Math.min(share - 1, 1), least);
  if (requestClass === 'read') return Math.max(Math.min(share, 1), least);
  return 1;
}
