/** Name of the Background Sync that sends queued steps. */
export const sendStepsTag = 'send-steps';
