/** A part of the running product that has to be ended. */
type Part = { name: string; close: () => Promise<void> };

/** Everything that was started, to be ended in the opposite order: who depends on others goes first. */
export class RunningParts {
  private readonly levels: Part[][] = [];

  /** Adds parts that may be ended side by side. */
  add(...parts: Part[]): void {
    this.levels.push(parts);
  }

  /** Ends everything; a part that fails does not keep the others from being ended. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (const level of this.levels.splice(0).toReversed()) {
      const ends = await Promise.allSettled(level.map((part) => part.close()));
      for (const end of ends) if (end.status === 'rejected') failures.push(end.reason);
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some parts did not end in order');
  }
}
