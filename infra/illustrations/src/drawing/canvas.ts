/** A colour stop: offset 0 to 1, colour, opacity 0 to 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** SVG attributes by name. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One picture: its size in px and the gradients, clips and filters its shapes refer to. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  private readonly definitions = new Map<string, string>();

  constructor(width = 1600, height = 1000) {
    this.width = width;
    this.height = height;
  }

  /** A gradient from (x1, y1) to (x2, y2), both as shares of the painted shape's box. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${marks(stops)}</linearGradient>`,
    );
  }

  /** A gradient between two heights of the shape's own coordinates. */
  between(stops: readonly Stop[], fromY: number, toY: number): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${fromY}" x2="0" y2="${toY}">${marks(stops)}</linearGradient>`,
    );
  }

  /** A gradient between two x positions of the shape's own coordinates. */
  across(stops: readonly Stop[], fromX: number, toX: number): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${fromX}" y1="0" x2="${toX}" y2="0">${marks(stops)}</linearGradient>`,
    );
  }

  /** A gradient from the middle of the painted shape's box outwards. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${marks(stops)}</radialGradient>`,
    );
  }

  /** A blur of `deviation` px, as a value for the `filter` attribute. */
  blur(deviation: number): string {
    return this.define(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  /** Shows `content` only inside the path. */
  clipped(d: string, content: string): string {
    const clip = this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="${clip}">${content}</g>`;
  }

  /** The finished document, showing the part of the picture inside `view` (the whole by default). */
  document(content: string, view = `0 0 ${this.width} ${this.height}`): string {
    const definitions = [...this.definitions.values()].join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="${view}"><defs>${definitions}</defs>${content}</svg>`;
  }

  private define(markup: (id: string) => string): string {
    const key = markup('');
    const id = `d${this.definitions.has(key) ? [...this.definitions.keys()].indexOf(key) : this.definitions.size}`;
    this.definitions.set(key, markup(id));
    return `url(#${id})`;
  }
}

function marks(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}
