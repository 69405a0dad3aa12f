import path from 'node:path';
import type { Plugin } from 'vite';
import { sharedChunks, type SharedChunk } from '../app/start/shared-chunks.ts';

/** What one entry of a chunk's lists stands for in the path of a module. */
interface Place {
  entry: string;
  test: RegExp;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const inPackage = (name: string): Place => ({
  entry: name,
  test: new RegExp(`/node_modules/${escaped(name)}/`),
});
const inApp = (entry: string): Place => ({
  entry,
  test: new RegExp(`/app/${escaped(entry)}${entry.endsWith('/') ? '' : String.raw`\.`}`),
});

/** The places of a chunk, and those that it leaves out. */
function placesOf({ packages = [], paths = [], except = [] }: SharedChunk): {
  listed: Place[];
  excepted: Place[];
} {
  return { listed: [...packages.map(inPackage), ...paths.map(inApp)], excepted: except.map(inApp) };
}

const normalised = (id: string) => id.replaceAll('\\', '/');
const matches = (places: Place[], id: string) => places.some(({ test }) => test.test(normalised(id)));

/** The shared chunks as the bundler's groups. */
export const sharedChunkGroups = sharedChunks.map((chunk) => {
  const { listed, excepted } = placesOf(chunk);
  return { name: chunk.name, test: (id: string) => matches(listed, id) && !matches(excepted, id) };
});

/**
 * Fails the browser's build where a shared chunk was not made, or a package or path that it lists is that of no module:
 * else a moved folder would change what pages load without notice.
 */
export function checkSharedChunks(): Plugin {
  return {
    name: 'check-shared-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const modules = [...this.getModuleIds()];
      const files = Object.keys(bundle).map((file) => path.basename(file));
      const problems = sharedChunks.flatMap((chunk) => {
        const { listed, excepted } = placesOf(chunk);
        const unused = [...listed, ...excepted].filter(
          ({ test }) => !modules.some((id) => test.test(normalised(id))),
        );
        return [
          ...unused.map(
            ({ entry }) => `"${entry}" of the shared chunk "${chunk.name}" is the place of no module`,
          ),
          ...(files.some((file) => file.startsWith(`${chunk.name}-`) && file.endsWith('.js'))
            ? []
            : [`the shared chunk "${chunk.name}" was not made`]),
        ];
      });
      if (problems.length > 0) this.error(`app/start/shared-chunks.ts: ${problems.join('; ')}`);
    },
  };
}
