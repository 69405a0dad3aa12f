import { undoStepWithinSeconds } from '@chauffeur/contracts/driver-page/step-window';
import { rideProgressed, type RideProgressed } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { knowledgeOfEvent, knownValue } from '../../rides/knowledge-of-event.js';
import { PlanMessages } from '../plan-messages.js';

/** Replans the emails of a ride whose driver has accepted, declined or reported progress. */
@Controller()
export class PlanMessagesOnRideProgressed {
  constructor(private readonly planMessages: PlanMessages) {}

  @ReactsTo(rideProgressed, { effect: 'plan-messages-of-progress' })
  onRideProgressed(data: RideProgressed, message: ReceivedEvent): Promise<void> {
    const progress = knownValue(data.booking, message, data.toState);
    const revocableUntil = knownValue(data.booking, message, endOfUndo(data));
    return this.planMessages.plan(message, data.booking.id, {
      ...knowledgeOfEvent(data, message),
      progress,
      revocableUntil,
    });
  }
}

/** Returns until when the driver may undo the acceptance; null for any other step. */
function endOfUndo({ by, fromState, toState, happenedAt }: RideProgressed): string | null {
  const isAnswer = fromState === 'offered' && toState === 'accepted' && by.startsWith('driver:');
  return isAnswer ? new Date(Date.parse(happenedAt) + undoStepWithinSeconds * 1_000).toISOString() : null;
}
