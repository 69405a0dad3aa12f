import type { RequestClass } from './request-class.rules.js';

/** How much of pages and reads is accepted, 0 to 2: 1 to 2 is the share of pages, 0 to 1 that of reads. */
export interface LoadShare {
  readonly share: number;
  /** Consecutive samples with too much to do. */
  readonly lateSamples: number;
}

/** Measurements of 100 ms. */
interface Sample {
  /** Mean delay of the event loop. */
  readonly delayMs: number;
  readonly requests: number;
  /** Open connections; each may carry a request that was not read yet. */
  readonly connections: number;
}

export const fullShare: LoadShare = { share: 2, lateSamples: 0 };

const acceptedDelayMs = 30;
/** Below both numbers something else keeps the machine busy, and rejecting requests would not help. */
const minLoad = { requests: 60, connections: 150 };
/** Samples until a delay counts as load: a page and its files arrive as a short burst. */
const lastingSamples = 5;
/** Always accepted: without any request the end of the load would go unnoticed. */
const minShare = 0.02;

/** Returns the share after a sample. It falls fast under lasting load and recovers slowly. */
export function nextShare(
  { share, lateSamples }: LoadShare,
  { delayMs, requests, connections }: Sample,
): LoadShare {
  const isBusy = requests >= minLoad.requests || connections >= minLoad.connections;
  if (delayMs <= acceptedDelayMs || !isBusy) {
    return { share: Math.min(share + 0.05, fullShare.share), lateSamples: 0 };
  }
  const isLoad = share < fullShare.share || lateSamples + 1 >= lastingSamples;
  return { share: isLoad ? Math.max(share * 0.8, minShare) : share, lateSamples: lateSamples + 1 };
}

/** Returns the accepted share of a class, 0 to 1. */
export function shareOf(requestClass: RequestClass, { share }: LoadShare): number {
  if (requestClass === 'page') return Math.max(Math.min(share - 1, 1), minShare);
  if (requestClass === 'read') return Math.max(Math.min(share, 1), minShare);
  return 1;
}
