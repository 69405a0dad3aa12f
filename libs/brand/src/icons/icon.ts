import SvgIcon, { createSvgIcon } from '@mui/material/SvgIcon';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** An icon as a component; its properties are those of Material UI's `SvgIcon`. */
export type IconComponent = typeof SvgIcon;

/**
 * Creates an icon of 24 by 24 from path data.
 * @param name name in Google's Material Icons, the source of the path data (Apache License 2.0; as published in
 *   @mui/icons-material, MIT License)
 */
export function icon(name: string, ...paths: string[]): IconComponent {
  const shapes = createElement(Fragment, undefined, ...paths.map((d) => createElement('path', { d })));
  const component = createSvgIcon(shapes, name);
  shapesOf.set(component, shapes);
  return component;
}

const shapesOf = new WeakMap<IconComponent, ReactNode>();

/** Returns an icon as a plain svg element, for lists with hundreds of them: styled icons are slow to render. */
export function plainIcon(component: IconComponent): ReactElement {
  return createElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': true }, shapesOf.get(component));
}
