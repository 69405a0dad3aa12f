import { shouldSkipGeneratingVar } from '@mui/material/styles';

/** Of a colour's parts and of components that the site does not have; also whole groups. */
const unusedColour = /^([A-Z]|grey$|action$)/;
const unusedGroup = /^(font|opacity)$/;

/**
 * Whether a value of the theme gets no CSS variable because no page uses it: Material UI would make two hundred more,
 * which every page would carry and every phone would compute.
 */
export function isUnusedVariable(path: string[]): boolean {
  const [group = '', name = ''] = path;
  return (
    shouldSkipGeneratingVar(path) ||
    unusedGroup.test(group) ||
    (group === 'palette' && (unusedColour.test(name) || path.at(-1)?.endsWith('Channel') === true))
  );
}
