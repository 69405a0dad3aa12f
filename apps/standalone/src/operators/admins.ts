import { runOperatorCommand } from '@chauffeur/service-kit';
import type { Configuration } from '../settings/configuration.js';
import { withDatabaseServer } from '../databases/databases.js';
import { DATABASE_SERVICES, JOBS_DATABASE } from '../services/hosted-services.js';
import { loadSecrets } from '../data-folder/secrets.js';

/** Runs identity's command for admins who can't sign in, also while the product runs. Returns the exit code. */
export async function admins(configuration: Configuration, args: readonly string[]): Promise<number> {
  const { adminsCommand, createApp } = await import('@chauffeur/identity');
  return withDatabaseServer(configuration, async (adminUrl) => {
    const secrets = await loadSecrets(configuration.dataFolder, [...DATABASE_SERVICES, JOBS_DATABASE]);
    const environment = {
      DATABASE_URL: adminUrl.replace(/\/postgres$/, '/identity'),
      INTERNAL_TOKEN: secrets.internalToken,
      JWT_SECRET: secrets.jwtSecret,
    };
    return runOperatorCommand(adminsCommand, createApp, environment, args);
  });
}
