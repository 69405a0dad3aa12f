import { shouldSkipGeneratingVar } from '@mui/material/styles';

/** Palette entries of Material UI's components and whole groups that the site does not use. */
const unusedColour = /^([A-Z]|grey$|action$)/;
const unusedGroup = /^(font|opacity)$/;

/**
 * Returns whether a theme value gets no CSS variable because no page uses it. Otherwise Material UI would generate two
 * hundred more, which every page would carry and every phone would compute.
 */
export function isUnusedVariable(path: string[]): boolean {
  const [group = '', name = ''] = path;
  return (
    shouldSkipGeneratingVar(path) ||
    unusedGroup.test(group) ||
    (group === 'palette' && (unusedColour.test(name) || path.at(-1)?.endsWith('Channel') === true))
  );
}
