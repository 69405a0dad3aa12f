import { createRequire } from 'node:module';
import { Script } from 'node:vm';

/** @type {typeof import('jest-runtime')} */
const { default: JestRuntime } = createRequire(import.meta.url)('jest-runtime');

/** A worker's compiled modules by path. @type {Map<string, { source: string, script: Script }>} */
const compiled = new Map();

/**
 * Compiles each module once per worker, not again for each spec file, which took a sixth of the time of the React apps'
 * specs. Each spec file still runs its own copy of every module, in its own jsdom.
 */
export default class ReactRuntime extends JestRuntime {
  /** @param {ConstructorParameters<typeof JestRuntime>} values */
  constructor(...values) {
    super(...values);
    const executor = Reflect.get(this, 'executor');
    const head = `(function (${executor.injectedModuleParameters}) {`;
    const compileByJest = executor.compile.bind(executor);
    executor.compile = (/** @type {string} */ source, /** @type {string} */ filename) => {
      const context = executor.environment.getVmContext();
      if (!context) return null;
      let module = compiled.get(filename);
      if (module?.source !== source) {
        try {
          const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
          module = { source, script };
        } catch {
          // Jest says in which file and line the syntax error is.
          return compileByJest(source, filename);
        }
        compiled.set(filename, module);
      }
      return module.script.runInContext(context);
    };
  }
}
