/** A container as a compose file or a manifest describes it. */
export interface Deployed {
  /** How others call it. */
  readonly name: string;
  /** The program that it runs and the words after it; empty where the image decides. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly user: number;
  /** Seconds from the wish to end to the end. */
  readonly stopSeconds: number;
  /** It can write only what is mounted, and can never have more rights than its account. */
  readonly isShut: boolean;
  /** Ports that somebody asks whether it is well. */
  readonly probed: readonly number[];
  /** Folders that are mounted, and whether it may write there. */
  readonly folders: ReadonlyMap<string, { readonly isWritable: boolean }>;
  /** How many of it there are. */
  readonly copies: number;
}

/** A way to deploy the portal. */
export interface Deployment {
  readonly containers: readonly Deployed[];
  /** Ports of what can be asked by name. */
  readonly services: ReadonlyMap<string, number>;
  /** Whether one container may ask another one. */
  mayAsk(asking: Deployed, name: string): boolean;
}
