/**
 * Runs before any module. zod would try whether it may compile its checks by `eval`; the page's policy forbids it and
 * browsers report the attempt.
 */
export const zodSettingsScript = 'globalThis.__zod_globalConfig={jitless:true};';
