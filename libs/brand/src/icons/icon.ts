import SvgIcon, { createSvgIcon } from '@mui/material/SvgIcon';
import { createElement, Fragment } from 'react';

/** An icon as a component; its properties are those of Material UI's `SvgIcon`. */
export type IconComponent = typeof SvgIcon;

/**
 * Makes an icon of 24 by 24 from path data.
 * @param name name of the icon among Google's Material Icons, from which the path data come (Apache License 2.0; as
 *   published in @mui/icons-material, MIT License)
 */
export function icon(name: string, ...paths: string[]): IconComponent {
  const shapes = paths.map((d) => createElement('path', { d }));
  return createSvgIcon(createElement(Fragment, undefined, ...shapes), name);
}
