import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RequestFailed } from '../../../api/request-failed';
import { fetchRide, type FoundRide } from './ride-api';
import { removeRideToken } from './link/ride-token';
import { underWayStep } from './under-way-step';

/** Milliseconds between refetches while the page is visible and the ride is under way; otherwise every fourth time. */
const refetchIntervalMs = 15_000;
const slowIntervals = 4;

/** The outcome of the last fetch: `invalid` and `expired` are about the link, `unavailable` about the connection. */
export type RideFetchStatus = 'loading' | 'ready' | 'invalid' | 'expired' | 'unavailable';

export interface OpenedRideState {
  fetchStatus: RideFetchStatus;
  /** The ride as last fetched; it stays in view while there is no connection. */
  ride: RideResponse | null;
  /** The server's clock, once a ride is fetched. */
  now: () => Date;
  /** Shows the server's response to a change. */
  show: (ride: RideResponse) => void;
  /** Whether a refetch by `refetch` is in flight. */
  isRefetching: boolean;
  refetch: () => void;
}

/**
 * Fetches the ride of a link, again every minute, more often while it is under way, and when the page or the network is
 * back.
 */
export function useRide(token: string): OpenedRideState {
  const [fetchStatus, setFetchStatus] = useState<RideFetchStatus>('loading');
  const [found, setFound] = useState<FoundRide | null>(null);
  const [isRefetching, setRefetching] = useState(false);
  const reader = useRef<() => void>(() => undefined);
  /** Numbers of requests, so that a late response does not replace a newer ride. */
  const order = useRef({ sent: 0, shown: 0 });

  useEffect(() => {
    const request = new AbortController();
    let isUnderWay = false;
    let times = 0;
    const read = async () => {
      const number = ++order.current.sent;
      try {
        const next = await fetchRide(token, request.signal);
        if (number < order.current.shown) return;
        order.current.shown = number;
        isUnderWay = underWayStep(next.ride) !== null;
        setFound(next);
        setFetchStatus('ready');
      } catch (error) {
        if (!request.signal.aborted && number > order.current.shown) setFetchStatus(fetchStatusOf(error));
      }
    };
    reader.current = () => {
      setRefetching(true);
      void read().finally(() => setRefetching(false));
    };
    void read();
    const refetchIfVisible = () => document.visibilityState === 'visible' && void read();
    const interval = setInterval(() => {
      times += 1;
      if (isUnderWay || times % slowIntervals === 0) refetchIfVisible();
    }, refetchIntervalMs);
    document.addEventListener('visibilitychange', refetchIfVisible);
    window.addEventListener('online', refetchIfVisible);
    return () => {
      request.abort();
      clearInterval(interval);
      document.removeEventListener('visibilitychange', refetchIfVisible);
      window.removeEventListener('online', refetchIfVisible);
    };
  }, [token]);

  return {
    fetchStatus,
    ride: found?.ride ?? null,
    now: () => found?.now() ?? new Date(),
    show: useCallback((ride) => {
      order.current.shown = ++order.current.sent;
      setFound((before) => before && { ...before, ride });
      setFetchStatus('ready');
    }, []),
    isRefetching,
    refetch: useCallback(() => reader.current(), []),
  };
}

function fetchStatusOf(error: unknown): RideFetchStatus {
  const status = error instanceof RequestFailed ? error.status : null;
  if (status !== 401 && status !== 410) return 'unavailable';
  removeRideToken();
  return status === 410 ? 'expired' : 'invalid';
}
