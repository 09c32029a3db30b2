/** A shop that runs on this machine and can be visited. */
export interface Contender {
  readonly name: string;
  /** Address of its pages, without a final slash. */
  readonly origin: string;
  /** Path of its home page. */
  readonly home: string;
  stop(): Promise<void>;
}
