/** Name of the Background Sync that sends the steps that wait. */
export const sendStepsTag = 'send-steps';
