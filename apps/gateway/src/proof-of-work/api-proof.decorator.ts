import { proofOfWorkHeader } from '@chauffeur/contracts/http/headers';
import { ApiHeader } from '@nestjs/swagger';

/** Documents that a route may require a proof of work. Add 403 to its problems. */
export const ApiProof = (): MethodDecorator & ClassDecorator =>
  ApiHeader({
    name: proofOfWorkHeader,
    required: false,
    description:
      'Required after a rejection with 403 `form.proofRequired`: a solved challenge of `/api/proof-of-work`, as base64 ' +
      'of its JSON. It is required above `PROOF_OF_WORK_AFTER` requests per hour of one client address, or never, as ' +
      'the installation is set.',
  });
