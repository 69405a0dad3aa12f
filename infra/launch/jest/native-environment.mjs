import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** @type {typeof import('@jest/fake-timers')} */
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
/** @type {typeof import('jest-mock')} */
const { ModuleMocker } = require('jest-mock');
/** @type {typeof import('@nestjs/common')} */
const { Logger } = require('@nestjs/common');

/** Uses the worker's own globals; restores its environment variables, console and timers after each spec file. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #variables = { ...process.env };
  #console = globalThis.console;
  #exit = Object.getOwnPropertyDescriptor(process, 'exit') ?? {};

  /** @param {import('@jest/environment').JestEnvironmentConfig} config */
  constructor({ projectConfig: config }) {
    const { global, moduleMocker } = this;
    const timerConfig = { idToRef: Number, refToId: Number };
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig });
  }

  async setup() {
    // Nest has one logger per process: otherwise services would log with that of the previous spec file.
    Logger.overrideLogger(false);
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.fakeTimers.dispose();
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    globalThis.console = this.#console;
    Object.defineProperty(process, 'exit', this.#exit);
  }

  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
}
