import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RequestFailed } from '../../../api/request-failed';
import { fetchRide, type FoundRide } from './ride-api';
import { underWayStep } from './ride-texts';
import { forgetRideToken } from './ride-token';

/** Milliseconds after which the ride is read again while its page is looked at and it is under way; else every fourth time. */
const readAgainAfter = 15_000;
const timesToWait = 4;

/** What became of the last reading: `invalid` and `expired` are about the link, `unavailable` about the connection. */
export type RideReading = 'loading' | 'ready' | 'invalid' | 'expired' | 'unavailable';

export interface RideInUse {
  reading: RideReading;
  /** The last that was read; it stays in sight while there is no connection. */
  ride: RideResponse | null;
  /** The server's clock, once a ride was read. */
  now: () => Date;
  /** What the server has just answered to a change. */
  show: (ride: RideResponse) => void;
  /** Whether a reading that was asked for is awaited. */
  isReadingAgain: boolean;
  readAgain: () => void;
}

/** The ride of a link, read again every minute, more often while it is under way, and when the page or the network is back. */
export function useRide(token: string | null): RideInUse {
  const [reading, setReading] = useState<RideReading>(token === null ? 'invalid' : 'loading');
  const [found, setFound] = useState<FoundRide | null>(null);
  const [isReadingAgain, setReadingAgain] = useState(false);
  const reader = useRef<() => void>(() => undefined);
  /** Readings by their order: one that was asked for before what is shown is not shown over it. */
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
