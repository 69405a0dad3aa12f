import { times } from '../drawing/random.ts';
import { path, rect, stroke } from '../drawing/shapes.ts';
import { star } from '../scenery/shebeke.ts';

const ink = '#0f1d3e';
const amber = '#f0a33c';

/** The site's mark on a 64 px square: a shebeke star holding a flame; `rounded` for browser tabs. */
export function mark(rounded: boolean): string {
  const content = [
    rect(0, 0, 64, 64, ink, rounded ? { rx: 15 } : {}),
    path(star(32, 32, 8, 26, 19.9), amber),
    path(star(32, 32, 8, 20.5, 15.7), ink),
    path(
      'M31 46C23.5 45 20.5 38.5 23 32.6C24.6 28.8 29.2 26.4 29.6 17.5C37 21 37.4 27.4 36.6 31C38.4 30.2 39 28.4 39 26.8C43.4 32.6 43.6 44.4 33.4 46C36.4 42.4 35.2 38.4 32.2 35.6C31.6 39.4 28.4 41 31 46Z',
      amber,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${content.join('')}</svg>\n`;
}

/** A tile of the shebeke lattice, 96 px square, in one quiet tone that sits on light and dark grounds alike. */
export function latticeTile(): string {
  const line = '#b08d57';
  const squares = 'M24 24H72V72H24ZM48 14L82 48L48 82L14 48Z';
  const links = 'M48 0V14M48 82V96M0 48H14M82 48H96M0 0L24 24M96 0L72 24M0 96L24 72M96 96L72 72';
  const corners = [
    [0, 0],
    [96, 0],
    [0, 96],
    [96, 96],
  ].map(([x = 0, y = 0]) => `M${x - 16} ${y}L${x} ${y - 16}L${x + 16} ${y}L${x} ${y + 16}Z`);
  const inner = times(8)
    .map((index) => {
      const angle = (index * Math.PI) / 4 + Math.PI / 8;
      return `${index === 0 ? 'M' : 'L'}${(48 + Math.cos(angle) * 13).toFixed(2)} ${(48 + Math.sin(angle) * 13).toFixed(2)}`;
    })
    .join('');
  const lines = stroke(`${squares}${links}${corners.join('')}${inner}Z`, line, 1.25, {
    'stroke-opacity': 0.4,
    'stroke-linejoin': 'round',
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${lines}</svg>\n`;
}
