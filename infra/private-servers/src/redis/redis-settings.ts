/** Settings of a private Redis as BullMQ needs it: each write in the append-only file, nothing evicted. */
const SETTINGS: readonly (readonly [string, string])[] = [
  ['appendonly', 'yes'],
  ['appendfsync', 'everysec'],
  ['save', '""'],
  ['maxmemory-policy', 'noeviction'],
];

/** Text of a redis.conf for a server on this machine. */
export function redisConfiguration(facts: { port: number; folder: string; password: string }): string {
  const own: [string, string][] = [
    ['bind', '127.0.0.1'],
    ['port', String(facts.port)],
    ['dir', JSON.stringify(facts.folder)],
    ['requirepass', facts.password],
    ['daemonize', 'no'],
  ];
  return [...own, ...SETTINGS].map(([name, value]) => `${name} ${value}\n`).join('');
}

/** The same for a container, as arguments of redis-server. */
export function redisArguments(password: string): string[] {
  return [
    'redis-server',
    '--requirepass',
    password,
    ...SETTINGS.flatMap(([name, value]) => [`--${name}`, value === '""' ? '' : value]),
  ];
}
