import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { importsOf, sourceFiles } from './source-imports.fixture.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const services = readdirSync(`${root}apps`)
  .map((name) => `apps/${name}/src`)
  .filter((folder) => existsSync(`${root}${folder}`) && modulesOf(sourceFiles(folder)).length > 0);

/**
 * Returns the Nest modules of feature folders; root modules are not in a folder.
 * @param {import('./source-imports.fixture.mjs').SourceFile[]} files
 */
function modulesOf(files) {
  return files.filter(({ path }) => /\/[^/]+\.module\.ts$/.test(path));
}

/**
 * Returns what modules import of other folders that is neither a module nor an entity nor the environment:
 * `fleet/fleet.module.ts imports blocks/blocks.records.js`.
 * @param {import('./source-imports.fixture.mjs').SourceFile[]} files
 */
function foreignClasses(files) {
  return modulesOf(files).flatMap((file) => {
    const own = file.path.slice(0, file.path.lastIndexOf('/') + 1);
    return importsOf(file)
      .filter((target) => !target.startsWith(own) && !/(\.module|\.entity|^environment)\.js$/.test(target))
      .map((target) => `${file.path} imports ${target}`);
  });
}

describe('a Nest module lists classes of its own folder', () => {
  it.each(services)('in %s', (folder) => {
    expect(foreignClasses(sourceFiles(folder))).toEqual([]);
  });

  it('and the check finds one of another folder', () => {
    const files = [
      { path: 'booking.module.ts', text: "import { subscriptions } from './subscriptions.js';" },
      {
        path: 'fleet/fleet.module.ts',
        text: `import { BlockRecords } from '../blocks/blocks.records.js';
          import { BookingChangesModule } from '../booking-changes/booking-changes.module.js';
          import { BookingEntity } from '../bookings/booking.entity.js';
          import { BOOKING_ENVIRONMENT } from '../environment.js';
          import { PurgeVehicles } from './retention/purge-vehicles.js';`,
      },
      {
        path: 'fleet/drivers.records.ts',
        text: "import { endAccess } from '../driver-links/driver-links.js';",
      },
    ];
    expect(foreignClasses(files)).toEqual(['fleet/fleet.module.ts imports blocks/blocks.records.js']);
  });
});
