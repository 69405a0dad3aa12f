import { Catch, type ExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';

/** Lets the error reach the transport as it was thrown: Nest's own filter would replace it by "Internal server error". */
@Catch()
export class ReactionFailureFilter implements ExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}
