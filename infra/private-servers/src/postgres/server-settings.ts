/** Connections for every service's pool, migrations and a few tools. */
const CONNECTIONS = 200;

/**
 * Settings of a private server, as `name=value`.
 * @param facts.temporary data that is thrown away is not flushed to disk, which makes tests much faster
 */
export function serverSettings(facts: { port: number; temporary: boolean }): string[] {
  return [
    `port=${facts.port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${CONNECTIONS}`,
    'timezone=UTC',
    'log_timezone=UTC',
    'log_min_messages=warning',
    'log_checkpoints=off',
    // Files in the data folder, so that a killed server leaves nothing in /dev/shm.
    'dynamic_shared_memory_type=mmap',
    ...(facts.temporary ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ];
}
