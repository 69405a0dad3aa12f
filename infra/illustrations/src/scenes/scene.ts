import type { Canvas } from '../drawing/canvas.ts';

/** Draws one picture on a canvas of 1600 x 1000 px and returns its shapes. */
export type Scene = (canvas: Canvas) => string;

/** Scenes by the name of their picture, without its ending. */
export type Scenes = Readonly<Record<string, Scene>>;
