import { DataSource } from 'typeorm';
import { DeadLetterTable } from './dead-letter-table.js';

/** Opens the dead letters in a service's database on a connection of its own, which `close` ends. */
export async function openDeadLetterTable(url: string): Promise<DeadLetterTable> {
  return new DeadLetterTable(await new DataSource({ type: 'postgres', url }).initialize(), true);
}
