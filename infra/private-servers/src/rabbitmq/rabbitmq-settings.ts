import { join } from 'node:path';

/** What a private broker is told. */
export type BrokerFacts = {
  folder: string;
  node: string;
  user: string;
  password: string;
  port: number;
  distributionPort: number;
  epmdPort: number;
};

/** Text of the broker's rabbitmq.conf: its own user, and little memory and disk kept back. */
export function rabbitmqConfiguration(facts: { user: string; password: string }): string {
  return [
    `default_user = ${facts.user}`,
    `default_pass = ${facts.password}`,
    'log.file.level = warning',
    'disk_free_limit.absolute = 50MB',
    '',
  ].join('\n');
}

/** Environment that keeps a broker apart from every other one on the machine. */
export function rabbitmqEnvironment(facts: BrokerFacts): Record<string, string> {
  const at = (name: string): string => join(facts.folder, name);
  return {
    HOME: facts.folder,
    RABBITMQ_NODENAME: facts.node,
    RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
    RABBITMQ_NODE_PORT: String(facts.port),
    RABBITMQ_DIST_PORT: String(facts.distributionPort),
    RABBITMQ_MNESIA_BASE: at('data'),
    RABBITMQ_LOG_BASE: at('log'),
    RABBITMQ_PID_FILE: at('broker.pid'),
    RABBITMQ_CONFIG_FILE: at('rabbitmq.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: at('enabled_plugins'),
    RABBITMQ_CONF_ENV_FILE: at('rabbitmq-env.conf'),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
    ...epmdEnvironment(facts.epmdPort),
  };
}

/** Environment of Erlang's port mapper, started by us so that none without an owner stays behind. */
export function epmdEnvironment(port: number): Record<string, string> {
  return { ERL_EPMD_PORT: String(port), ERL_EPMD_ADDRESS: '127.0.0.1' };
}
