import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'rolldown';

/** Lets modules find their files from a bundle in `folder`. Source maps of packages are left out: they take megabytes. */
export function workspacePathsPlugin(folder: string): Plugin {
  return {
    name: 'workspace-paths',
    load: {
      filter: { id: /^(?!.*\/node_modules\/).*\/dist\/.*\.js$/ },
      async handler(id) {
        const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
        const path = (to: string) => JSON.stringify(relative(folder, to));
        return {
          code: code
            .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${path(dirname(id))})`)
            .replaceAll('import.meta.url', `new URL(${path(id)}, import.meta.url).href`),
          map,
        };
      },
    },
    transform: {
      filter: { id: /\/node_modules\// },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  };
}
