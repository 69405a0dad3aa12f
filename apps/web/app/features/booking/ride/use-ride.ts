import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RequestFailed } from '../../../api/request-failed';
import { fetchRide, type FoundRide } from './ride-api';
import { underWayStep } from './ride-texts';
import { forgetRideToken } from './ride-token';

/** Milliseconds between refetches while the page is visible and the ride is under way; otherwise every fourth time. */
const readAgainAfter = 15_000;
const timesToWait = 4;

/** The outcome of the last fetch: `invalid` and `expired` are about the link, `unavailable` about the connection. */
export type RideReading = 'loading' | 'ready' | 'invalid' | 'expired' | 'unavailable';

export interface RideInUse {
  reading: RideReading;
  /** The ride as last fetched; it stays in view while there is no connection. */
  ride: RideResponse | null;
  /** The server's clock, once a ride is fetched. */
  now: () => Date;
  /** Shows the server's response to a change. */
  show: (ride: RideResponse) => void;
  /** Whether a refetch by `readAgain` is in flight. */
  isReadingAgain: boolean;
  readAgain: () => void;
}

/**
 * Fetches the ride of a link, again every minute, more often while it is under way, and when the page or the network is
 * back.
 */
export function useRide(token: string | null): RideInUse {
  const [reading, setReading] = useState<RideReading>(token === null ? 'invalid' : 'loading');
  const [found, setFound] = useState<FoundRide | null>(null);
  const [isReadingAgain, setReadingAgain] = useState(false);
  const reader = useRef<() => void>(() => undefined);
  /** Numbers of requests, so that a late response does not replace a newer ride. */
  const order = useRef({ asked: 0, shown: 0 });

  useEffect(() => {
    if (token === null) return;
    const request = new AbortController();
    let isUnderWay = false;
    let times = 0;
    const read = async () => {
      const number = ++order.current.asked;
      try {
        const next = await fetchRide(token, request.signal);
        if (number < order.current.shown) return;
        order.current.shown = number;
        isUnderWay = underWayStep(next.ride) !== null;
        setFound(next);
        setReading('ready');
      } catch (error) {
        if (!request.signal.aborted && number > order.current.shown) setReading(readingOf(error));
      }
    };
    reader.current = () => {
      setReadingAgain(true);
      void read().finally(() => setReadingAgain(false));
    };
    void read();
    const readIfSeen = () => document.visibilityState === 'visible' && void read();
    const interval = setInterval(() => {
      times += 1;
      if (isUnderWay || times % timesToWait === 0) readIfSeen();
    }, readAgainAfter);
    document.addEventListener('visibilitychange', readIfSeen);
    window.addEventListener('online', readIfSeen);
    return () => {
      request.abort();
      clearInterval(interval);
      document.removeEventListener('visibilitychange', readIfSeen);
      window.removeEventListener('online', readIfSeen);
    };
  }, [token]);

  return {
    reading,
    ride: found?.ride ?? null,
    now: () => found?.now() ?? new Date(),
    show: useCallback((ride) => {
      order.current.shown = ++order.current.asked;
      setFound((before) => before && { ...before, ride });
      setReading('ready');
    }, []),
    isReadingAgain,
    readAgain: useCallback(() => reader.current(), []),
  };
}

function readingOf(error: unknown): RideReading {
  const status = error instanceof RequestFailed ? error.status : null;
  if (status !== 401 && status !== 410) return 'unavailable';
  forgetRideToken();
  return status === 410 ? 'expired' : 'invalid';
}
