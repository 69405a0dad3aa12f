/**
 * A point a curve passes through: x, height above the ground line (up is positive), and the direction of travel in
 * degrees when arriving and when leaving (0 is towards +x, 90 is up). Without a direction the curve runs straight.
 */
export type Anchor = readonly [x: number, height: number, arriving?: number, leaving?: number];

const radians = Math.PI / 180;
const digits = (value: number) => Math.round(value * 100) / 100;

/** The SVG path through the anchors; `close` joins the end to the start with a straight line. */
export function curve(anchors: readonly Anchor[], close = false): string {
  let path = '';
  let previous: Anchor | undefined;
  for (const anchor of anchors) {
    const [x, height, arriving] = anchor;
    if (!previous) {
      path = `M${digits(x)} ${digits(-height)}`;
    } else {
      const [fromX, fromHeight, fromArriving, fromLeaving = fromArriving] = previous;
      const reach = Math.hypot(x - fromX, height - fromHeight) * 0.37;
      const chord = Math.atan2(height - fromHeight, x - fromX) / radians;
      const out = (fromLeaving ?? chord) * radians;
      const into = (arriving ?? chord) * radians;
      const points = [
        fromX + Math.cos(out) * reach,
        -(fromHeight + Math.sin(out) * reach),
        x - Math.cos(into) * reach,
        -(height - Math.sin(into) * reach),
        x,
        -height,
      ];
      path += `C${points.map(digits).join(' ')}`;
    }
    previous = anchor;
  }
  return close ? `${path}Z` : path;
}

/** A smooth line through plain points given in picture coordinates (y down), as an SVG path. */
export function smooth(points: readonly (readonly [number, number])[], tension = 0.5): string {
  let path = '';
  points.forEach(([x, y], index) => {
    if (index === 0) {
      path = `M${digits(x)} ${digits(y)}`;
      return;
    }
    const at = (position: number) => points[Math.min(points.length - 1, Math.max(0, position))] ?? [x, y];
    const [beforeX, beforeY] = at(index - 2);
    const [fromX, fromY] = at(index - 1);
    const [afterX, afterY] = at(index + 1);
    const part = tension / 3;
    const numbers = [
      fromX + (x - beforeX) * part,
      fromY + (y - beforeY) * part,
      x - (afterX - fromX) * part,
      y - (afterY - fromY) * part,
      x,
      y,
    ];
    path += `C${numbers.map(digits).join(' ')}`;
  });
  return path;
}
