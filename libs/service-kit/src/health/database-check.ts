import type { DataSource } from 'typeorm';
import type { ReadinessCheck } from './health.controller.js';

export function databaseCheck(dataSource: DataSource): ReadinessCheck {
  return {
    name: 'database',
    isReady: async () => {
      await dataSource.query('SELECT 1');
      return true;
    },
  };
}
