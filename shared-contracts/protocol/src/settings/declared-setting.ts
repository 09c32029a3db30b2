import type * as z from 'zod/mini';

/** A value that each environment says by itself, without a release: a switch, a number to call, a limit. */
export interface DeclaredSetting<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: Schema;
  /** What counts where an environment says nothing. Without one an environment says it before the version runs there. */
  readonly default?: unknown;
  /** One sentence for whoever sets it. */
  readonly about?: string | undefined;
}

/**
 * What a remote wants to be told, by name: what `src/settings.ts` exports as `settings`. The build writes it into the
 * manifest; no bundle has its schemas, since code imports the type alone. Values stand in documents: never a secret.
 */
export type DeclaredSettings = Readonly<Record<string, DeclaredSetting>>;

/** The values of a remote's settings, as it gets them. */
export type ValuesOf<Settings extends DeclaredSettings> = {
  readonly [Name in keyof Settings]: z.output<Settings[Name]['schema']>;
};

/** Each stands in every document of the portal. */
export const mostSettings = 20;

const isSpelled = /^[a-z][A-Za-z0-9]{0,39}$/;
const isSecret = /secret|password|passphrase|credential|token|(?:api|private)key/i;

/** Why a name cannot be that of a setting; undefined where it can. */
export function faultOfSettingName(name: string): string | undefined {
  if (!isSpelled.test(name)) return 'its name is up to 40 letters and digits, a small letter first';
  return isSecret.test(name) ? 'settings stand in documents that anybody reads: a secret is none' : undefined;
}
