import type { Plugin } from 'vite';

/** Modules of Material UI that create a theme for sites without their own. */
const makers = /@mui\/material\/(Box\/Box|styles\/defaultTheme)\.m?js$/;
const making = 'const defaultTheme = createTheme();';

/** Removes Material UI's default themes: the site always has its own, and creating one takes a phone some 20 ms. */
export function withoutDefaultThemes(): Plugin {
  return {
    name: 'without-default-themes',
    apply: 'build',
    transform(code, id) {
      if (!makers.test(id.replaceAll('\\', '/'))) return;
      if (!code.includes(making)) throw new Error(`${id} no longer contains: ${making}`);
      return { code: code.replace(making, 'const defaultTheme = {};'), map: null };
    },
  };
}
