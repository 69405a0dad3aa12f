/** In the order of values.yaml. Each default is a text of the production overlay, which the value replaces everywhere. */
export const values = [
  {
    path: 'host',
    default: 'chauffeur.example.com',
    about: 'The address that visitors type, without https://.',
  },
  {
    path: 'images.registry',
    default: 'registry.example.com/chauffeur',
    about: 'What stands before the name of each image.',
  },
  {
    path: 'images.tag',
    default: '0.1.0',
    about: 'The tag of images that have no digest below.',
    replacedIn: /(?<=\/[a-z-]+:)0\.1\.0\b/g,
  },
  {
    path: 'mail.from',
    default: 'bookings@chauffeur.example.com',
    about: 'The sender’s address of all emails.',
  },
  {
    path: 'trustedProxies',
    default: '10.0.0.0/8',
    about: 'The network of the ingress controller’s pods, whose X-Forwarded-For is believed.',
    replacedIn: /(?<=TRUSTED_PROXIES: )10\.0\.0\.0\/8/g,
  },
  { path: 'ingress.issuer', default: 'letsencrypt', about: 'The ClusterIssuer of cert-manager.' },
  {
    path: 'backups.destination',
    default: 's3://chauffeur-backups/postgres',
    about: 'Where PostgreSQL’s backups go.',
  },
  { path: 'backups.endpoint', default: 'https://s3.example.com', about: 'The address of that store.' },
  {
    path: 'monitoring.runbook',
    default: 'https://github.com/OWNER/REPOSITORY/blob/main/docs/runbook.md',
    about: 'The page that each alert leads to, with the alert’s heading.',
  },
] as const satisfies readonly { path: string; default: string; about: string; replacedIn?: RegExp }[];

/** Parts to switch off, as the cluster may have them already, by the API group of their objects. */
export const switches = [
  {
    path: 'dataServers.enabled',
    about: 'PostgreSQL, RabbitMQ and Redis by their operators.',
    of: /^(postgresql\.cnpg\.io|barmancloud\.cnpg\.io|rabbitmq\.com|redis\.redis\.opstreelabs\.in)\//,
  },
  { path: 'queueAutoscaling.enabled', about: 'KEDA scales by queues.', of: /^keda\.sh\// },
  {
    path: 'monitoring.enabled',
    about: 'Monitors and alerts for the Prometheus operator.',
    of: /^monitoring\.coreos\.com\//,
  },
] as const;
