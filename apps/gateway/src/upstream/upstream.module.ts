import { durationBuckets, Histogram, Registry } from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import type { GatewayEnvironment } from '../environment.js';
import { ServiceClient } from './service-client.js';

export class Catalogue extends ServiceClient {}
export class Pricing extends ServiceClient {}
export class Booking extends ServiceClient {}
export class Finance extends ServiceClient {}
export class Notifications extends ServiceClient {}
export class Identity extends ServiceClient {}
export class Web extends ServiceClient {}

const REQUEST_DURATION = Symbol('duration of requests to services');

/** Measures requests to services. */
export function requestDuration(registry: Registry): Histogram {
  return new Histogram({
    name: 'http_client_request_duration_seconds',
    help: 'Requests to services until the whole response was received, for a file until its headers; without health checks',
    labelNames: ['target', 'status'],
    buckets: durationBuckets,
    registers: [registry],
  });
}

/** An HTTP client for each service behind the gateway. */
export function upstreamModule(environment: GatewayEnvironment): DynamicModule {
  const token = environment.INTERNAL_TOKEN;
  const client = (
    type: new (...parameters: ConstructorParameters<typeof ServiceClient>) => ServiceClient,
    name: string,
    url: string,
  ) => ({
    provide: type,
    useFactory: (duration: Histogram) => new type(name, url, token, duration),
    inject: [REQUEST_DURATION],
  });
  const providers = [
    client(Catalogue, 'catalogue', environment.CATALOGUE_URL),
    client(Pricing, 'pricing', environment.PRICING_URL),
    client(Booking, 'booking', environment.BOOKING_URL),
    client(Finance, 'finance', environment.FINANCE_URL),
    client(Notifications, 'notifications', environment.NOTIFICATIONS_URL),
    client(Identity, 'identity', environment.IDENTITY_URL),
    client(Web, 'web', environment.WEB_URL),
  ];
  return {
    module: class UpstreamModule {},
    global: true,
    providers: [{ provide: REQUEST_DURATION, useFactory: requestDuration, inject: [Registry] }, ...providers],
    exports: providers,
  };
}
