/** Name of the administrator of a private PostgreSQL. */
export const ADMINISTRATOR = 'postgres';

/** Where a private PostgreSQL takes its administrator's commands. */
export function administratorUrl(password: string, port: number): string {
  return `postgresql://${ADMINISTRATOR}:${password}@127.0.0.1:${port}/postgres`;
}
