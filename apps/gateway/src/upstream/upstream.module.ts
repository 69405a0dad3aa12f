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
  const clients = [
    new Catalogue('catalogue', environment.CATALOGUE_URL, token),
    new Pricing('pricing', environment.PRICING_URL, token),
    new Booking('booking', environment.BOOKING_URL, token),
    new Finance('finance', environment.FINANCE_URL, token),
    new Notifications('notifications', environment.NOTIFICATIONS_URL, token),
    new Identity('identity', environment.IDENTITY_URL, token),
    new Web('web', environment.WEB_URL, token),
  ];
  const providers = clients.map((client) => ({ provide: client.constructor, useValue: client }));
  return { module: class UpstreamModule {}, global: true, providers, exports: providers };
}
