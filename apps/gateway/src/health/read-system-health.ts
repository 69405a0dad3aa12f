import { healthPaths } from '@chauffeur/contracts/http/paths';
import { databaseWrites, readinessResponse } from '@chauffeur/contracts/http/readiness';
import { Injectable } from '@nestjs/common';
import type { ServiceClient } from '../upstream/service-client.js';
import {
  Booking,
  Catalogue,
  Finance,
  Identity,
  Notifications,
  Pricing,
  Web,
} from '../upstream/upstream.module.js';
import type { SystemHealth } from './system-health.js';

/** Limits how often requests for the health reach the services. */
const cacheTtlMs = 2_000;

@Injectable()
export class ReadSystemHealth {
  private readonly clients: readonly ServiceClient[];
  private last: { at: number; health: Promise<SystemHealth> } | undefined;

  constructor(
    catalogue: Catalogue,
    pricing: Pricing,
    booking: Booking,
    finance: Finance,
    notifications: Notifications,
    identity: Identity,
    web: Web,
  ) {
    this.clients = [catalogue, pricing, booking, finance, notifications, identity, web];
  }

  read(): Promise<SystemHealth> {
    // Monotonic: if the system clock were set back by an hour, this result would stay for an hour.
    const now = performance.now();
    if (!this.last || this.last.at < now - cacheTtlMs) this.last = { at: now, health: this.check() };
    return this.last.health;
  }

  private async check(): Promise<SystemHealth> {
    const states = await Promise.all(
      this.clients.map(async (client) => [client.name, await stateOf(client)] as const),
    );
    return {
      status: states.every(([, state]) => state === 'ready') ? 'ok' : 'degraded',
      services: Object.fromEntries(states),
    };
  }
}

async function stateOf(client: ServiceClient): Promise<SystemHealth['services'][string]> {
  try {
    const { status, bytes } = await client.request({ path: healthPaths.ready, isPoll: true });
    if (status !== 200) return 'unready';
    // Absent without a database, and from replicas of the previous release.
    const { data } = readinessResponse.safeParse(JSON.parse(bytes.toString('utf8')));
    const writes = data?.details[databaseWrites]?.status ?? 'up';
    return writes === 'up' ? 'ready' : 'readOnly';
  } catch {
    return 'unready';
  }
}
