import { MessagingModule, type InProcessEventBus } from '@chauffeur/messaging';
import type { DynamicModule, Type } from '@nestjs/common';
import { EnvironmentError, type StatefulServiceEnvironment } from '../environment/service-environment.js';

type EventsEnvironment = Pick<StatefulServiceEnvironment, 'EVENT_TRANSPORT' | 'RABBITMQ_URL'>;

export interface ServiceAdapters {
  readonly eventBus?: InProcessEventBus;
}

/** Provides events over RabbitMQ or within the process, by EVENT_TRANSPORT; only this module chooses. */
export function eventsModule(
  service: string,
  environment: EventsEnvironment,
  adapters: ServiceAdapters | undefined,
  subscriptions: readonly Type[],
): DynamicModule {
  return MessagingModule.forRoot({
    service,
    transport: transportOf(environment, adapters?.eventBus),
    subscriptions,
  });
}

function transportOf(
  { EVENT_TRANSPORT, RABBITMQ_URL: url }: EventsEnvironment,
  bus: InProcessEventBus | undefined,
): Parameters<typeof MessagingModule.forRoot>[0]['transport'] {
  if (EVENT_TRANSPORT === 'rabbitmq') {
    if (!url) throw new EnvironmentError('RABBITMQ_URL is missing');
    return { kind: 'rabbitmq', url };
  }
  if (!bus) {
    throw new EnvironmentError('EVENT_TRANSPORT: in-process works only where all services share one process');
  }
  return { kind: 'in-process', bus };
}
