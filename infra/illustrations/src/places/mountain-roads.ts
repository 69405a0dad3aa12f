import type { Canvas } from '../drawing/canvas.ts';
import { darker, mix } from '../drawing/colour.ts';
import { seeded, times } from '../drawing/random.ts';
import { ellipse, path, polygon } from '../drawing/shapes.ts';
import { hill, hills, mountains } from '../scenery/hills.ts';
import type { Light } from '../scenery/light.ts';
import { clouds, sky, sun } from '../scenery/sky.ts';
import { firs } from '../scenery/trees.ts';

/** High snowy peaks over firs. */
export function snowyPeaks(canvas: Canvas, light: Light, foot: number, seed = 4): string {
  const rock = mix(light.farHills, '#5f7086', 0.4);
  return [
    sky(canvas, light, foot),
    clouds(canvas, light, seed, { from: 90, to: 320, count: 6, opacity: 0.6 }),
    mountains(
      canvas,
      light,
      [
        [180, foot - 330, 420],
        [1380, foot - 370, 460],
        [820, foot - 300, 420],
      ],
      foot,
      { rock: mix(rock, light.haze, 0.45), snow: 0.3, seed },
    ),
    mountains(
      canvas,
      light,
      [
        [480, foot - 450, 480],
        [1090, foot - 390, 430],
        [1560, foot - 300, 340],
      ],
      foot,
      { rock, snow: 0.3, seed: seed + 1 },
    ),
    hills(canvas, light, seed + 8, foot - 130, foot, 2),
    firs(light, {
      from: -20,
      to: 1620,
      count: 90,
      size: 84,
      seed: seed + 2,
      ground: (x) => foot - 14 + Math.sin(x / 190) * 14,
    }),
  ].join('');
}

/** The striped red and white hills of Khizi. */
export function stripedHills(canvas: Canvas, light: Light, foot: number, seed = 8): string {
  const bands = ['#c4714f', '#e6c39c', '#a9523f', '#dca878', '#b8654a', '#eed7b6', '#9c4b3d'];
  const random = seeded(seed);
  const slope = (x: number, top: number, half: number, haze: number) => {
    const left = x - half;
    const right = x + half;
    const d = `M${left} ${foot + 20}C${left + half * 0.4} ${foot - 10} ${x - half * 0.35} ${top + 10} ${x} ${top}C${x + half * 0.4} ${top + 14} ${right - half * 0.35} ${foot - 40} ${right} ${foot + 20}Z`;
    const height = foot + 20 - top;
    const strips = times(14).map((index) => {
      const y = top + (height / 12) * index - 10;
      const colour = mix(
        mix(bands[(index + Math.floor(half)) % bands.length] ?? '#c4714f', light.shade, 0.1),
        light.haze,
        haze,
      );
      const sag = 18 + random() * 20;
      return path(
        `M${left} ${y + sag}Q${x - half * 0.3} ${y - sag * 1.4} ${x} ${y}T${right} ${y + sag}V${y + height / 6 + 40}H${left}Z`,
        colour,
      );
    });
    const shade = path(
      polygon([
        [x, top],
        [x + half * 0.15, foot],
        [right, foot + 20],
        [right, top],
      ]),
      light.shade,
      { opacity: 0.2 },
    );
    return canvas.clipped(d, strips.join('') + shade);
  };
  return [
    sky(canvas, light, foot),
    sun(canvas, light, 1240, 250, 56),
    clouds(canvas, light, seed, { from: 120, to: 360, count: 6, opacity: 0.55 }),
    hill(canvas, light, {
      y: foot - 190,
      rise: 50,
      to: foot,
      seed: seed + 1,
      colour: mix(light.farHills, light.haze, 0.3),
      stride: 220,
    }),
    slope(300, foot - 300, 430, 0.34),
    slope(1330, foot - 280, 430, 0.34),
    slope(820, foot - 235, 470, 0.18),
    slope(60, foot - 180, 400, 0.06),
    slope(1560, foot - 190, 420, 0.06),
  ].join('');
}

/** Wooded slopes in morning mist. */
export function forestSlopes(canvas: Canvas, light: Light, foot: number, seed = 6): string {
  const layers = times(4).map((index) => {
    const y = foot - 250 + index * 78;
    const colour = mix(mix(light.farHills, light.foliage, index / 3), light.haze, 0.34 - index * 0.11);
    return [
      hill(canvas, light, {
        y: y + 30,
        rise: 44,
        to: foot + 20,
        seed: seed + index * 5,
        colour,
        stride: 210,
      }),
      firs(light, {
        from: -20,
        to: 1620,
        count: 74 - index * 6,
        size: 46 + index * 26,
        seed: seed + index,
        colour,
        ground: (x) => y + 62 + Math.sin(x / (150 + index * 40) + index) * 20,
      }),
    ].join('');
  });
  return [
    sky(canvas, light, foot),
    sun(canvas, light, 420, 270, 50),
    clouds(canvas, light, seed, { from: 100, to: 300, count: 5, opacity: 0.6 }),
    mountains(
      canvas,
      light,
      [
        [1080, foot - 440, 520],
        [560, foot - 370, 460],
        [1500, foot - 350, 420],
      ],
      foot,
      { rock: mix(light.farHills, light.haze, 0.3), snow: 0.24, seed },
    ),
    ...layers,
  ].join('');
}

/** Vine rows running towards hills. */
export function vineyard(
  canvas: Canvas,
  light: Light,
  top: number,
  bottom: number,
  vanishing: number,
): string {
  const earth = mix('#a98455', light.glow, 0.2);
  const vine = mix(light.foliage, '#7d8a3a', 0.3);
  const rows = times(41).map((index) => {
    const spread = (index - 20) * 150;
    const footX = vanishing + spread;
    const topX = vanishing + spread * 0.26;
    const width = 46;
    const body = path(
      polygon([
        [topX - width * 0.12, top],
        [topX + width * 0.12, top],
        [footX + width * 0.9, bottom],
        [footX - width * 0.9, bottom],
      ]),
      darker(vine, 0.3),
    );
    if (Math.abs(spread * 0.26) > canvas.width * 0.6) return body;
    // Bushes stand closer and smaller the farther they are.
    const bushes = times(16).map((step) => {
      const share = ((step + 0.5) / 16) ** 1.6;
      const x = topX + (footX - topX) * share;
      const y = top + (bottom - top) * share;
      const size = width * (0.13 + share * 0.92);
      return (
        ellipse(x, y, size, size * 0.72, (step + index) % 2 === 0 ? vine : darker(vine, 0.1)) +
        ellipse(x - size * 0.28, y - size * 0.22, size * 0.5, size * 0.32, mix(vine, light.glow, 0.26))
      );
    });
    return body + bushes.join('');
  });
  const field = `M0 ${top}H${canvas.width}V${bottom}H0Z`;
  return (
    path(
      field,
      canvas.linear([
        [0, mix(earth, light.haze, 0.35)],
        [1, earth],
      ]),
    ) + canvas.clipped(field, rows.join(''))
  );
}
