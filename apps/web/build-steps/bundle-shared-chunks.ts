import path from 'node:path';
import type { Plugin } from 'vite';
import { sharedChunks, type SharedChunk } from '../app/start/shared-chunks.ts';

/** An entry of a chunk's lists, with a test for paths of modules. */
interface ModuleTest {
  entry: string;
  test: RegExp;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const inPackage = (name: string): ModuleTest => ({
  entry: name,
  test: new RegExp(`/node_modules/${escaped(name)}/`),
});
const inApp = (entry: string): ModuleTest => ({
  entry,
  test: new RegExp(`/app/${escaped(entry)}${entry.endsWith('/') ? '' : String.raw`\.`}`),
});
const inLibrary = (entry: string): ModuleTest => ({
  entry,
  test: new RegExp(String.raw`/libs/${escaped(entry.replace('/', '/dist/'))}\.`),
});

/** Returns the tests for a chunk's modules, and for its exceptions. */
function testsOf({ packages = [], paths = [], libs = [], except = [] }: SharedChunk): {
  listed: ModuleTest[];
  excepted: ModuleTest[];
} {
  return {
    listed: [...packages.map(inPackage), ...paths.map(inApp), ...libs.map(inLibrary)],
    excepted: except.map(inApp),
  };
}

const normalised = (id: string) => id.replaceAll('\\', '/');
const matches = (tests: ModuleTest[], id: string) => tests.some(({ test }) => test.test(normalised(id)));

/** The shared chunks as groups of the bundler. */
export const sharedChunkGroups = sharedChunks.map((chunk) => {
  const { listed, excepted } = testsOf(chunk);
  return { name: chunk.name, test: (id: string) => matches(listed, id) && !matches(excepted, id) };
});

/**
 * Fails the browser build if a shared chunk was not created, or if one of its packages or paths matches no module.
 * Otherwise a moved folder would change what pages load without notice.
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
        const { listed, excepted } = testsOf(chunk);
        const unused = [...listed, ...excepted].filter(
          ({ test }) => !modules.some((id) => test.test(normalised(id))),
        );
        return [
          ...unused.map(({ entry }) => `"${entry}" of the shared chunk "${chunk.name}" matches no module`),
          ...(files.some((file) => file.startsWith(`${chunk.name}-`) && file.endsWith('.js'))
            ? []
            : [`the shared chunk "${chunk.name}" was not created`]),
        ];
      });
      if (problems.length > 0) this.error(`app/start/shared-chunks.ts: ${problems.join('; ')}`);
    },
  };
}
