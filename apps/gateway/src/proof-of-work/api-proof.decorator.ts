import { proofOfWorkHeader } from '@chauffeur/contracts/http/headers';
import { ApiHeader } from '@nestjs/swagger';

/** Documents that a route may require a proof of work. Add 403 to its problems. */
export const ApiProof = (): MethodDecorator & ClassDecorator =>
  ApiHeader({
    name: proofOfWorkHeader,
    required: false,
    description:
      'Needed where the answer was 403 `form.proofRequired`: a solved challenge of `/api/proof-of-work`, as base64 of its JSON. ' +
      'Installations ask for it beyond `PROOF_OF_WORK_AFTER` requests an hour of one client address, or never.',
  });
