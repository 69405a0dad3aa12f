import type { Anchor } from '../drawing/curve.ts';

/** How a rim is drawn. */
export type Rim = 'five' | 'multi' | 'turbine' | 'steel';

/** A vehicle in true side view, front at x = 0, in centimetres, heights above the ground. */
export interface VehicleShape {
  readonly length: number;
  readonly height: number;
  readonly axles: readonly number[];
  readonly wheelRadius: number;
  readonly rim: Rim;
  /** Lower edge of the body. */
  readonly sill: number;
  /** From the front bumper's foot over the roof to the rear bumper's foot. */
  readonly outline: readonly Anchor[];
  /** Side glass: closed shapes; pillars between panes are drawn over the first. */
  readonly glass: readonly (readonly Anchor[])[];
  /** Slivers of windscreen and rear window seen from the side. */
  readonly ends: readonly (readonly Anchor[])[];
  readonly pillars: readonly (readonly Anchor[])[];
  /** Shut lines of doors, bonnet and boot. */
  readonly seams: readonly (readonly Anchor[])[];
  readonly handles: readonly (readonly [number, number])[];
  readonly shoulder: readonly Anchor[];
  readonly crease: readonly Anchor[];
  readonly headlamp: readonly Anchor[];
  readonly tailLamp: readonly Anchor[];
  readonly grille?: readonly Anchor[];
  readonly intake?: readonly Anchor[];
  readonly mirror?: readonly [number, number];
  readonly seats: readonly (readonly [number, number])[];
  /** Bright trim round the side glass and along the sill. */
  readonly chrome?: boolean;
  /** Dark plastic round the wheels and along the sill. */
  readonly cladding?: boolean;
  readonly roofRails?: readonly Anchor[];
  /** A second paint above a line from front to rear: of the roof, or of all above the shoulder. */
  readonly secondPaint?: { readonly above: readonly Anchor[]; readonly colour: string };
  /** Bright lines of the model's own, along the roof or on a pillar. */
  readonly brightLines?: readonly (readonly Anchor[])[];
  /** A board along the sill to step on. */
  readonly runningBoard?: boolean;
}
