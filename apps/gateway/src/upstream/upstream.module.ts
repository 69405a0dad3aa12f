import { Metrics } from '@chauffeur/service-kit';
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

/** A client for each service behind the gateway. */
export function upstreamModule(environment: GatewayEnvironment): DynamicModule {
  const token = environment.INTERNAL_TOKEN;
  const client = (
    type: new (...parameters: ConstructorParameters<typeof ServiceClient>) => ServiceClient,
    name: string,
    url: string,
  ) => ({
    provide: type,
    useFactory: (metrics: Metrics) => new type(name, url, token, metrics),
    inject: [Metrics],
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
  return { module: class UpstreamModule {}, global: true, providers, exports: providers };
}
