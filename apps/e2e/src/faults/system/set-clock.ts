import { readFileSync } from 'node:fs';

// Loaded before a service (node --import): its clock is off by as many milliseconds as a file says, from moment to
// moment. Timers go on as they are, as when somebody sets the machine's clock.
const file = process.env['CLOCK_OFFSET_FILE'];
const look = 100;
const RealDate = Date;
let offset = 0;

const now = () => RealDate.now() + offset;

function read(): void {
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
read();
setInterval(read, look).unref();
