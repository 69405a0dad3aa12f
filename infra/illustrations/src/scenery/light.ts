/** How a time of day colours everything in a picture. */
export interface Light {
  /** Sky colours from the top to the horizon, with their offsets. */
  readonly sky: readonly (readonly [number, string])[];
  /** What distance fades into. */
  readonly haze: string;
  /** The colour of light on what faces it. */
  readonly glow: string;
  /** The colour of what lies in shade. */
  readonly shade: string;
  /** Far and near hills. */
  readonly farHills: string;
  readonly nearHills: string;
  /** Foliage near the viewer. */
  readonly foliage: string;
  /** Stone of the old town in this light. */
  readonly stone: string;
  /** The road and its pavement. */
  readonly road: string;
  readonly pavement: string;
  /** Water, far and near. */
  readonly farWater: string;
  readonly nearWater: string;
  /** Glass of buildings by this light. */
  readonly glass: string;
  /** 0 in daylight, 1 when lamps and windows are lit. */
  readonly lamps: number;
}

export const day: Light = {
  sky: [
    [0, '#4f86b3'],
    [0.55, '#9cc3d6'],
    [1, '#f1e7d2'],
  ],
  haze: '#dbe3df',
  glow: '#fff3da',
  shade: '#43546b',
  farHills: '#9db4bf',
  nearHills: '#6f8f77',
  foliage: '#3f6b54',
  stone: '#dcc49a',
  road: '#5d6470',
  pavement: '#d7c6a5',
  farWater: '#8fb9c9',
  nearWater: '#3f7d99',
  glass: '#7ea6ba',
  lamps: 0,
};

export const dawn: Light = {
  sky: [
    [0, '#3d5c8a'],
    [0.5, '#a3b2c6'],
    [0.8, '#f0cfb0'],
    [1, '#fae3bd'],
  ],
  haze: '#ecd8c3',
  glow: '#ffe3b5',
  shade: '#3e4a68',
  farHills: '#a9acbb',
  nearHills: '#6e8083',
  foliage: '#3d5d58',
  stone: '#d9bb93',
  road: '#565c6d',
  pavement: '#cdb897',
  farWater: '#cfc4bd',
  nearWater: '#5c7f9b',
  glass: '#93a9bb',
  lamps: 0.25,
};

export const golden: Light = {
  sky: [
    [0, '#5b84a3'],
    [0.45, '#c3c3b0'],
    [0.75, '#f3cf93'],
    [1, '#f8bf70'],
  ],
  haze: '#f2d3a2',
  glow: '#ffdc9a',
  shade: '#4b4459',
  farHills: '#c2a98f',
  nearHills: '#8d8a5c',
  foliage: '#59683f',
  stone: '#e0b77b',
  road: '#5f5a60',
  pavement: '#cfae7c',
  farWater: '#e9c48c',
  nearWater: '#5f8396',
  glass: '#a3a594',
  lamps: 0.1,
};

export const dusk: Light = {
  sky: [
    [0, '#172548'],
    [0.4, '#47507f'],
    [0.7, '#b27a86'],
    [0.88, '#ee9f66'],
    [1, '#f8c07a'],
  ],
  haze: '#b98584',
  glow: '#ffbf7a',
  shade: '#1d2747',
  farHills: '#7d6a86',
  nearHills: '#3d4469',
  foliage: '#23384a',
  stone: '#a8877c',
  road: '#333a52',
  pavement: '#6f6677',
  farWater: '#c98d7c',
  nearWater: '#2b3d68',
  glass: '#5b6590',
  lamps: 0.8,
};

export const night: Light = {
  sky: [
    [0, '#081127'],
    [0.5, '#122347'],
    [0.85, '#27416f'],
    [1, '#4a5b85'],
  ],
  haze: '#34497a',
  glow: '#f6c07a',
  shade: '#070d1d',
  farHills: '#233866',
  nearHills: '#152548',
  foliage: '#12273a',
  stone: '#5f5a6d',
  road: '#1c2540',
  pavement: '#3b4360',
  farWater: '#2f4876',
  nearWater: '#0f1d3e',
  glass: '#263c69',
  lamps: 1,
};
