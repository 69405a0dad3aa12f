import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ApiCall } from '../../api/send-request';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { aBoardRide } from '../board-ride.fixture';
import { AttentionCount } from './attention-count';
import { AttentionList } from './attention-list';

/** A server where one ride needs attention; tests add more. */
class SessionWithRides extends Session {
  readonly rides = [aBoardRide({ problems: ['priceToAgree'] })];
  readonly asked: string[] = [];

  override async request<Result>({ path }: ApiCall<Result>): Promise<Result> {
    this.asked.push(path.replace(/\?.*/, ''));
    const { rides } = this;
    const response = path.includes('/attention-count')
      ? { count: rides.length }
      : { rides: [...rides], triedLinks: [], now: '2031-05-01T05:00:00.000Z' };
    return response as Result;
  }
}

const countOf = (count: number) => screen.findByRole('img', { name: new RegExp(`${count}`) });

describe('the count of what needs attention', () => {
  afterEach(cleanup);

  it('is requested without rides on a screen without the list', async () => {
    const session = new SessionWithRides();
    showScreen(AttentionCount, session);
    await countOf(1);
    expect(session.asked).toEqual(['/api/admin/dispatch/attention-count']);
  });

  it('comes from the list if the screen has it, with one request for both', async () => {
    const session = new SessionWithRides();
    const { readAgain } = showScreen(
      () => (
        <>
          <AttentionCount />
          <AttentionList />
        </>
      ),
      session,
    );
    await countOf(1);
    expect(session.asked).toEqual(['/api/admin/dispatch']);
    session.rides.push(aBoardRide({ problems: ['priceToAgree'] }));
    readAgain();
    await countOf(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(session.asked).toEqual(['/api/admin/dispatch', '/api/admin/dispatch']);
  });

  it('comes from a list that the screen reads after the count', async () => {
    const user = userEvent.setup();
    const session = new SessionWithRides();
    showScreen(() => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <AttentionCount />
          <button onClick={() => setOpen(true)}>Open</button>
          {isOpen && <AttentionList />}
        </>
      );
    }, session);
    await countOf(1);
    session.rides.push(aBoardRide({ problems: ['priceToAgree'] }));
    await user.click(screen.getByText('Open'));
    await countOf(2);
    expect(session.asked).toEqual(['/api/admin/dispatch/attention-count', '/api/admin/dispatch']);
  });
});
