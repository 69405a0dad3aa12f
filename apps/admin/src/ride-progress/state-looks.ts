import {
  CancelOutlined as DeclinedIcon,
  CheckCircleRounded as DoneIcon,
  CheckRounded as AcceptedIcon,
  DirectionsCarRounded as OnTheWayIcon,
  GroupsRounded as OnBoardIcon,
  HourglassEmptyRounded as OfferedIcon,
  PersonRemoveOutlined as NoShowIcon,
  PlaceRounded as ArrivedIcon,
  ScheduleRounded as UnknownIcon,
  type IconComponent,
} from '@chauffeur/brand/icons';
import type { ShownRideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { TagTone } from '../surfaces/tag';

/** A state that is shown. */
export type ShownState = Exclude<ShownRideState, 'none'>;

/** The icon of each state, and its colour by how much it needs attention. */
export const stateLooks: Readonly<Record<ShownState, { tone: TagTone; icon: IconComponent }>> = {
  offered: { tone: 'neutral', icon: OfferedIcon },
  accepted: { tone: 'success', icon: AcceptedIcon },
  declined: { tone: 'error', icon: DeclinedIcon },
  on_the_way: { tone: 'info', icon: OnTheWayIcon },
  arrived: { tone: 'info', icon: ArrivedIcon },
  on_board: { tone: 'info', icon: OnBoardIcon },
  done: { tone: 'success', icon: DoneIcon },
  no_show: { tone: 'error', icon: NoShowIcon },
  unknown: { tone: 'neutral', icon: UnknownIcon },
};
