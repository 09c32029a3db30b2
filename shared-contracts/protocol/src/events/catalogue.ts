import * as z from 'zod/mini';

interface TopicTraits<Schema extends z.ZodMiniType> {
  readonly owner: 'shell';
  readonly schema: Schema;
  /** The payload says who somebody is: nothing of it leaves the tab, in no recording. */
  readonly personal: boolean;
}

/** A fact: published by its owner only, in the past tense. */
export interface Fact<Schema extends z.ZodMiniType = z.ZodMiniType> extends TopicTraits<Schema> {
  readonly kind: 'fact';
  /** The last value reaches listeners that come late. */
  readonly retained: boolean;
  /** The value also reaches the other tabs of this browser. */
  readonly crossTab: boolean;
}

/** An intent: published by anyone, handled by its one owner. */
export interface Intent<Schema extends z.ZodMiniType = z.ZodMiniType> extends TopicTraits<Schema> {
  readonly kind: 'intent';
}

function fact<Schema extends z.ZodMiniType>(
  schema: Schema,
  { retained = false, crossTab = false, personal = false } = {},
): Fact<Schema> {
  return { kind: 'fact', owner: 'shell', schema, retained, crossTab, personal };
}

function intent<Schema extends z.ZodMiniType>(schema: Schema): Intent<Schema> {
  return { kind: 'intent', owner: 'shell', schema, personal: false };
}

const currencyCode = z.enum(['cop', 'usd', 'eur']);

/** Who is signed in: told by the shell, and to the shell. */
export const session = z.object({
  id: z.int().check(z.positive()),
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  roles: z.array(z.string()),
});

/**
 * The shell's own topics, as `shell/what`: the contract that publishers and listeners execute. All others are declared by
 * the remotes that own them (`declared-topic.ts`, decision 109).
 */
export const catalogue = {
  'shell/currency-changed': fact(
    z.object({
      code: currencyCode,
      rates: z.object({ usd: z.number(), eur: z.number() }),
      asOf: z.string(),
    }),
    { retained: true, crossTab: true },
  ),
  'shell/session-changed': fact(z.object({ session: z.nullable(session) }), { retained: true, personal: true }),
  'shell/consent-changed': fact(z.object({ accepted: z.boolean() }), { retained: true, crossTab: true }),
  'shell/navigated': fact(z.object({ path: z.string(), owner: z.string() }), { retained: true }),
  'shell/show-toast': intent(
    z.object({
      tone: z.enum(['success', 'info', 'warning', 'error']),
      text: z.string(),
      durationMs: z.optional(z.int()),
    }),
  ),
  /** The session cookie has changed outside mf-account: ask the backend again. */
  'shell/refresh-session': intent(z.object({})),
  /** The person chooses anew, also what the banner asked once. */
  'shell/choose-cookies': intent(z.object({ accepted: z.boolean() })),
  'shell/change-currency': intent(z.object({ code: currencyCode })),
  /** Something would like to interrupt: the shell decides whether and when, in the order of these names. */
  'shell/request-prompt': intent(z.object({ name: z.enum(['fair-popup', 'survey', 'newsletter']) })),
} as const;

export type Catalogue = typeof catalogue;
export type Topic = keyof Catalogue;
export type FactTopic = { [T in Topic]: Catalogue[T] extends { readonly kind: 'fact' } ? T : never }[Topic];
export type IntentTopic = Exclude<Topic, FactTopic>;
export type Payload<T extends Topic> = z.output<Catalogue[T]['schema']>;
