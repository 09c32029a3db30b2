/** Something that a portal is made of: a program, a database, or a task that only has to be done. */
export interface Part {
  name: string;
  /** Names of the parts that must have started before; unknown names are an error. */
  needs: string[];
  /** Resolves once other parts may rely on it; rejects when it cannot start. */
  start(): Promise<void>;
  /** Resolves once nothing of it runs any more; called at most once, also after a start that failed. */
  stop(): Promise<void>;
}
