import { Injectable } from '@nestjs/common';

/** The current time; specs replace it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
