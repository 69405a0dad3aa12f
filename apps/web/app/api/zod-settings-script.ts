/**
 * Runs before any module. Otherwise zod tries to compile its checks with `eval`, which the page's content security
 * policy forbids, and browsers report the attempt.
 */
export const zodSettingsScript = 'globalThis.__zod_globalConfig={jitless:true};';
