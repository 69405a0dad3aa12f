import type { Plugin } from 'vite';

/** Modules of Material UI that create a theme for sites without their own. */
const modules = /@mui\/material\/(Box\/Box|styles\/defaultTheme)\.m?js$/;
const creation = 'const defaultTheme = createTheme();';

/** Removes Material UI's default themes: the site always has its own, and creating one takes a phone some 20 ms. */
export function withoutDefaultThemes(): Plugin {
  return {
    name: 'without-default-themes',
    apply: 'build',
    transform(code, id) {
      if (!modules.test(id.replaceAll('\\', '/'))) return;
      if (!code.includes(creation)) throw new Error(`${id} no longer contains: ${creation}`);
      return { code: code.replace(creation, 'const defaultTheme = {};'), map: null };
    },
  };
}
