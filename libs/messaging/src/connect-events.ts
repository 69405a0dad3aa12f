import type { INestApplication } from '@nestjs/common';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { EventsServer } from './reactions/events-server.js';

/**
 * Puts the application's reactions, outbox relay and housekeeping under its care: they begin with
 * `app.startAllMicroservices()` and end with `app.close()`, after HTTP and before the database.
 */
export function connectEvents(app: INestApplication): void {
  app.connectMicroservice<MicroserviceOptions>({ strategy: app.get(EventsServer) });
}
