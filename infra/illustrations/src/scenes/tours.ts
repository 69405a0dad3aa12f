import type { Scenes } from './scene.ts';
import { shamakhi } from './tours/shamakhi.ts';
import { shaki } from './tours/shaki.ts';
import { gabala } from './tours/gabala.ts';
import { qusarShahdagh } from './tours/qusar-shahdagh.ts';
import { gobustan } from './tours/gobustan.ts';
import { lahij } from './tours/lahij.ts';
import { absheron } from './tours/absheron.ts';

/** Places the day tours go to. */
export const tours: Scenes = {
  ...shamakhi,
  ...shaki,
  ...gabala,
  ...qusarShahdagh,
  ...gobustan,
  ...lahij,
  ...absheron,
};
