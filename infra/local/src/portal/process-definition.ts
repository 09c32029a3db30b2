import type { Settings } from '../settings.ts';
import type { InternalPorts } from './ports.ts';
import type { Secrets } from './secrets.ts';

/** One program of the portal: what is run, with what environment, and when it counts as ready. */
export interface ProcessDefinition {
  name: string;
  /** Names of the parts that must be ready before. */
  needs: string[];
  /** TypeScript entry under the root, run by the Node that runs us. */
  entry: string;
  env: Record<string, string>;
  /** Answers 200 once the program can serve. */
  readyUrl: string;
  /** Answers while the program's main thread turns, whatever else is away. */
  liveUrl: string;
}

/** What the table below is filled with. */
export interface PortalFacts {
  settings: Settings;
  secrets: Secrets;
  ports: InternalPorts;
  databaseUrl: string;
}
