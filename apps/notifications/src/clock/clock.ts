import { Injectable } from '@nestjs/common';

/** What time it is; specs set another one. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
