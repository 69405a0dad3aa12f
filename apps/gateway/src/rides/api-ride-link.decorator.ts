import { ApiHeader } from '@nestjs/swagger';

/** Describes the header that `LinkToken` reads. */
export const ApiRideLink = (): MethodDecorator & ClassDecorator =>
  ApiHeader({
    name: 'Authorization',
    required: true,
    description:
      '`Link <token>`: the part of the customer’s link after `#`. At most 20 unknown ones a minute are checked.',
  });
