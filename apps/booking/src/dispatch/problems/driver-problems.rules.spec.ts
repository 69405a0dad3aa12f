import { describe, expect, it } from '@jest/globals';
import { driverProblemsOf, type DriverProblemInput } from './driver-problems.rules.js';

const now = new Date('2031-05-01T06:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const from = (start: number, end = start + 60) => ({ startsAt: minutes(start), endsAt: minutes(end) });
const asked = (ago: number) => ({ state: 'offered' as const, askedAt: minutes(-ago).toISOString() });
const at = (state: DriverProblemInput['progress']['state']) => ({ state, askedAt: null });

const ride = (fields: Partial<DriverProblemInput>): DriverProblemInput => ({
  status: 'confirmed',
  times: from(10 * 60),
  progress: at('accepted'),
  isActive: true,
  canReportProgress: true,
  nextStartsAt: null,
  ...fields,
});

describe("what about a ride's driver needs attention", () => {
  it.each<[what: string, fields: Partial<DriverProblemInput>, problems: string[]]>([
    ['nothing once the driver has accepted', {}, []],
    ['no answer for two hours', { progress: asked(120) }, ['driverSilent']],
    ['asked 119 minutes ago', { progress: asked(119) }, []],
    ['asked just now, six hours before', { progress: asked(0), times: from(360) }, ['driverSilent']],
    ['asked just now, more than that before', { progress: asked(0), times: from(361) }, []],
    ['asked by phone, without a link', { progress: asked(120), canReportProgress: false }, ['driverSilent']],
    ['offered, but not asked', { progress: at('offered') }, []],
    ['asked before becoming inactive', { progress: asked(500), isActive: false }, []],
    ['declined', { progress: at('declined'), canReportProgress: false }, ['declined']],
    ['not on the way, 30 minutes before', { times: from(30) }, ['notUnderWay']],
    ['not on the way, 31 minutes before', { times: from(31) }, []],
    ['not on the way, without a link', { times: from(5), canReportProgress: false }, []],
    ['on the way', { times: from(5), progress: at('on_the_way') }, []],
    ['over', { times: from(-120), progress: asked(200) }, []],
    ['over at this moment', { times: from(-60), progress: asked(200) }, []],
    ['no answer for two hours, without a time', { times: null, progress: asked(120) }, ['driverSilent']],
    ['on board, without a time', { times: null, progress: at('on_board'), nextStartsAt: minutes(5) }, []],
    [
      'on board past the end',
      { times: from(-70), progress: at('on_board'), nextStartsAt: minutes(60) },
      ['runsOver'],
    ],
    [
      'on board, the next ride later',
      { times: from(-70), progress: at('on_board'), nextStartsAt: minutes(61) },
      [],
    ],
    ['on board until the end', { times: from(-60), progress: at('on_board'), nextStartsAt: minutes(5) }, []],
    ['the customer did not come', { times: from(-90), progress: at('no_show') }, ['noShow']],
    ['done, while it is pending', { status: 'pending', progress: at('done') }, ['doneButPending']],
    ['done', { status: 'completed', progress: at('done') }, []],
    ['cancelled', { status: 'cancelled', progress: at('declined') }, []],
  ])('is: %s', (_what, fields, problems) => {
    expect(driverProblemsOf(ride(fields), now)).toEqual(problems);
  });
});
