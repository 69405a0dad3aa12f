import { afterEach, expect, it } from '@jest/globals';
import type { VehicleResponse } from '@chauffeur/contracts/vehicles/vehicle';
import { cleanup, screen } from '@testing-library/react';
import { RequestFailed, type ApiCall } from '../../api/send-request';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { aBoardRide, camry } from '../../dispatch-display/board-ride.fixture';
import { VehiclesOfCar } from './vehicles-of-car';

class SessionOfBoard extends Session {
  isDown = true;

  override async request<Result>({ path }: ApiCall<Result>): Promise<Result> {
    if (!path.includes('/dispatch')) return [] as Result;
    if (this.isDown) throw new RequestFailed(404, null);
    const ofCamry = { vehicleId: camry.id, endsAt: '2031-05-01T11:00:00.000Z' };
    const rides = [
      aBoardRide(ofCamry),
      aBoardRide({ ...ofCamry, endsAt: null }),
      aBoardRide({ ...ofCamry, status: 'completed' }),
      aBoardRide({ ...ofCamry, endsAt: '2031-05-01T03:00:00.000Z' }),
    ];
    return { rides, now: '2031-05-01T05:00:00.000Z' } as Result;
  }
}

const another: VehicleResponse = {
  id: crypto.randomUUID(),
  carId: camry.carId,
  label: '2',
  plate: null,
  colour: null,
  colourRu: null,
  notes: null,
  isActive: true,
  version: 1,
  createdAt: '2031-05-01T05:00:00.000Z',
  updatedAt: '2031-05-01T05:00:00.000Z',
};
afterEach(cleanup);

const actions = { edit: () => undefined, remove: () => undefined };
const vehicles = [{ ...another, id: camry.id, label: '1' }, another];
const ridesOf = () => screen.queryAllByText(/^\d+ rides?/).map(({ textContent }) => textContent?.[0]);

it('the rides of vehicles are omitted until they are loaded, and so are those that are over', async () => {
  const session = new SessionOfBoard();
  const { readAgain } = showScreen(
    () => <VehiclesOfCar name="Toyota Camry" all={vehicles} vehicles={vehicles} actions={actions} />,
    session,
  );
  await screen.findByText('2 vehicles');
  expect(ridesOf()).toEqual([]);
  session.isDown = false;
  readAgain();
  await screen.findByText(/^2 rides/);
  expect(ridesOf()).toEqual(['2', '0']);
});

it('the colour of a vehicle is shown if it is known', async () => {
  const all = [{ ...another, id: camry.id, label: '1', colour: 'Black' }, another];
  showScreen(
    () => <VehiclesOfCar name="Toyota Camry" all={all} vehicles={all} actions={actions} />,
    new SessionOfBoard(),
  );
  await screen.findByText('Black');
  expect(screen.getAllByText('Colour')).toHaveLength(1);
});

it('a car without an active vehicle is not said to have one', async () => {
  const inactive = { ...another, isActive: false };
  const shown = (of: VehicleResponse[]) =>
    showScreen(
      () => <VehiclesOfCar name="Toyota Camry" all={of} vehicles={of} actions={actions} />,
      new SessionOfBoard(),
    );
  shown([inactive]);
  await screen.findByText(/^No vehicle of this car is active/);
  expect(screen.queryByText(/^Only one vehicle/)).toBeNull();
  cleanup();
  shown([another]);
  await screen.findByText(/^Only one vehicle/);
});
