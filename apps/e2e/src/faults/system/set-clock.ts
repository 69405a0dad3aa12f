import { readFileSync } from 'node:fs';

// Loaded before a service (node --import). Shifts its clock by the milliseconds in a file, which is read ten times a
// second. Timers are not affected, as when the machine's clock is set.
const file = process.env['CLOCK_OFFSET_FILE'];
const RealDate = Date;
let offset = 0;

const now = () => RealDate.now() + offset;

function readOffset(): void {
  if (file) offset = Number(readFileSync(file, 'utf8')) || 0;
}

const SetDate = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
RealDate.prototype.constructor = SetDate;
globalThis.Date = SetDate;
readOffset();
setInterval(readOffset, 100).unref();
