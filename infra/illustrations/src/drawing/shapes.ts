import type { Attributes } from './canvas.ts';

const digits = (value: string | number) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value;

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter((entry) => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${digits(value ?? '')}"`)
    .join('');
}

/** A filled path. */
export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path d="${d}" fill="${fill}"${written(more)}/>`;
}

/** A drawn line of `width` along the path. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${written(more)}/>`;
}

/** A filled rectangle; `rx` in `more` rounds it. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<rect${written({ x, y, width, height })} fill="${fill}"${written(more)}/>`;
}

/** A filled circle. */
export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return `<circle${written({ cx, cy, r })} fill="${fill}"${written(more)}/>`;
}

/** A filled ellipse. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<ellipse${written({ cx, cy, rx, ry })} fill="${fill}"${written(more)}/>`;
}

/** A group with its own attributes. */
export function group(content: string | readonly string[], more: Attributes = {}): string {
  return `<g${written(more)}>${typeof content === 'string' ? content : content.join('')}</g>`;
}

/** The content moved to (x, y), scaled, and mirrored when `mirrored`. */
export function placed(content: string, x: number, y: number, scale = 1, mirrored = false): string {
  return group(content, { transform: `translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})` });
}

/** A closed polygon through the points, as a path. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${digits(x)} ${digits(y)}`).join('L')}Z`;
}
