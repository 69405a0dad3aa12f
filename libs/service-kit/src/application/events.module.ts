import { MessagingModule, type InProcessEventBus } from '@chauffeur/messaging';
import type { DynamicModule } from '@nestjs/common';
import { EnvironmentError, type StatefulServiceEnvironment } from '../environment/service-environment.js';

/** What a host gives to the services that share its process. */
export interface ServiceAdapters {
  readonly eventBus?: InProcessEventBus;
}

/** Events by RabbitMQ or within the process, as EVENT_TRANSPORT says: the one place where that is decided. */
export function eventsModule(
  service: string,
  environment: Pick<StatefulServiceEnvironment, 'EVENT_TRANSPORT' | 'RABBITMQ_URL'>,
  adapters: ServiceAdapters = {},
): DynamicModule {
  if (environment.EVENT_TRANSPORT === 'in-process') {
    if (!adapters.eventBus) {
      throw new EnvironmentError(
        'EVENT_TRANSPORT: in-process works only where all services share one process',
      );
    }
    return MessagingModule.forRoot({ service, transport: { kind: 'in-process', bus: adapters.eventBus } });
  }
  if (!environment.RABBITMQ_URL) throw new EnvironmentError('RABBITMQ_URL is missing');
  return MessagingModule.forRoot({ service, transport: { kind: 'rabbitmq', url: environment.RABBITMQ_URL } });
}
