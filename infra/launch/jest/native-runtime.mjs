import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
/** @type {typeof import('jest-runtime')} */
const { default: JestRuntime } = require('jest-runtime');

// A fixture is loaded for several spec files: its hooks are those of the file that calls it.
const hooks = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach'].map(
  (name) => `export const ${name} = (...given) => globalThis.jestGlobals.${name}(...given);`,
);
let specFiles = 0;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier !== '@jest/globals') return nextResolve(specifier, context);
    const others = 'export const { describe, expect, it, jest, test } = globalThis.jestGlobals;';
    const source = `${hooks.join('')} ${others} // ${specFiles}`;
    return { url: `data:text/javascript,${source}`, format: 'module', shortCircuit: true };
  },
});

/**
 * Loads spec files with Node's own module loader, so that a worker loads shared imports only once. A spec file with
 * another environment (`@jest-environment node`) still loads all its modules separately.
 */
export default class NativeRuntime extends JestRuntime {
  #isNative;

  /** @param {ConstructorParameters<typeof JestRuntime>} values */
  constructor(...values) {
    super(...values);
    this.#isNative = values[1].global === globalThis;
  }

  /**
   * Reloads jest-circus for each spec file, because its module holds the tests.
   * @override
   * @param {string} path
   * @param {string} [name]
   * @returns {any}
   */
  requireInternalModule(path, name) {
    if (!this.#isNative) return super.requireInternalModule(path, name);
    Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
    delete require.cache[path];
    return require(path);
  }

  /**
   * @override
   * @param {string} path
   * @param {string} [name]
   * @returns {Promise<any>}
   */
  async unstable_importModule(path, name) {
    if (!this.#isNative) return super.unstable_importModule(path, name);
    specFiles += 1;
    Reflect.set(globalThis, 'jestGlobals', this.requireModuleOrMock(path, '@jest/globals'));
    return import(`${pathToFileURL(path).href}?${specFiles}`);
  }
}
