import type * as z from 'zod/mini';
import type { RemoteName } from '../routes/owners.ts';

/** Name of a topic: the namespace of its owner first; a form of it that does not fit the one before is `quoted@2`. */
export type TopicName = `${string}/${string}`;

interface DeclaredTraits {
  /** Whose topic it is; absent: the remote's own. Of another's it says what this remote gives or reads. */
  readonly of?: RemoteName | undefined;
  readonly personal?: true | undefined;
}

export interface DeclaredFact<Schema extends z.ZodMiniType = z.ZodMiniType> extends DeclaredTraits {
  readonly kind: 'fact';
  readonly schema: Schema;
  readonly retained?: true | undefined;
  readonly crossTab?: true | undefined;
}

export interface DeclaredIntent<Schema extends z.ZodMiniType = z.ZodMiniType> extends DeclaredTraits {
  readonly kind: 'intent';
  readonly schema: Schema;
  /** The fragment that handles it where the owner's page is not. */
  readonly handledBy?: string | undefined;
}

/**
 * The topics beside the catalogue that a remote speaks of, by name: what `src/topics.ts` exports as `topics`, or `topics.ts`
 * of a package whose parts speak of them. The build writes their schemas into the manifest; no bundle has them, since code
 * imports the type alone.
 */
export type DeclaredTopics = Readonly<Record<TopicName, DeclaredFact | DeclaredIntent>>;

/** Each would stand in every document of the portal. */
export const mostDeclaredTopics = 20;

/** Why a name cannot be that of a declared topic; undefined where it can. */
export function faultOfTopicName(name: string): string | undefined {
  return /^[a-z][a-z0-9-]{1,39}\/[a-z][a-z0-9-]{0,59}(?:@[1-9]\d?)?$/.test(name)
    ? undefined
    : 'its name is a namespace, a slash and words with dashes, then perhaps @2';
}
