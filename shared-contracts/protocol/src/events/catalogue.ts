import * as z from 'zod/mini';
import type { RemoteName } from '../routes/owners.ts';

/** Who may stand behind a topic. */
export type TopicOwner = RemoteName | 'shell';

interface TopicFacts<Owner extends TopicOwner, Schema extends z.ZodMiniType> {
  readonly owner: Owner;
  readonly schema: Schema;
  /** The payload says who somebody is: nothing of it leaves the tab, in no recording. */
  readonly personal: boolean;
}

/** A fact: published by its owner only, in the past tense. */
export interface Fact<Owner extends TopicOwner = TopicOwner, Schema extends z.ZodMiniType = z.ZodMiniType>
  extends TopicFacts<Owner, Schema> {
  readonly kind: 'fact';
  /** The last value reaches listeners that come late. */
  readonly retained: boolean;
  /** The value also reaches the other tabs of this browser. */
  readonly crossTab: boolean;
}

/** An intent: published by anyone, handled by its one owner, who is loaded for it if need be. */
export interface Intent<Owner extends TopicOwner = TopicOwner, Schema extends z.ZodMiniType = z.ZodMiniType>
  extends TopicFacts<Owner, Schema> {
  readonly kind: 'intent';
}

function fact<const Owner extends TopicOwner, Schema extends z.ZodMiniType>(
  owner: Owner,
  schema: Schema,
  { retained = false, crossTab = false, personal = false } = {},
): Fact<Owner, Schema> {
  return { kind: 'fact', owner, schema, retained, crossTab, personal };
}

function intent<const Owner extends TopicOwner, Schema extends z.ZodMiniType>(
  owner: Owner,
  schema: Schema,
  { personal = false } = {},
): Intent<Owner, Schema> {
  return { kind: 'intent', owner, schema, personal };
}

const id = z.int().check(z.positive());
const currencyCode = z.enum(['cop', 'usd', 'eur']);
const session = z.object({
  id,
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  roles: z.array(z.string()),
});
const compared = z.object({ plantId: id, title: z.string(), image: z.nullable(z.string()) });

/**
 * The topics that every shell knows, as `owner/what`: the contract that publishers and listeners execute. They are the
 * shell's own and those that parts of the kit or the shell's session speak of; all others are declared by the remotes
 * that own them (`declared-topic.ts`, decision 109).
 */
export const catalogue = {
  'shell/currency-changed': fact(
    'shell',
    z.object({
      code: currencyCode,
      rates: z.object({ usd: z.number(), eur: z.number() }),
      asOf: z.string(),
    }),
    { retained: true, crossTab: true },
  ),
  'shell/session-changed': fact('shell', z.object({ session: z.nullable(session) }), {
    retained: true,
    personal: true,
  }),
  'shell/consent-changed': fact('shell', z.object({ accepted: z.boolean() }), { retained: true, crossTab: true }),
  'shell/navigated': fact('shell', z.object({ path: z.string(), owner: z.string() }), { retained: true }),
  /**
   * Where a visitor marks a place of their own on a map, to a thousandth of a degree; null once it is taken back. `asker`
   * is the id of the form that embeds the map; without it nobody knows whose mark it is.
   */
  'search/place-marked': fact(
    'mf-search',
    z.object({
      point: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
      asker: z.optional(z.string()),
    }),
    { personal: true },
  ),
  /** What became of a form that waited on the device for a connection, by its own key. */
  'project/kept-form-settled': fact('mf-project', z.object({ key: z.string(), isSent: z.boolean() }), {
    crossTab: true,
  }),
  'comparator/selection-changed': fact('mf-comparator', z.object({ items: z.array(compared) }), {
    retained: true,
    crossTab: true,
  }),
  'comparator/opened': fact('mf-comparator', z.object({ count: z.int() })),
  'comparator/comparison-saved': fact('mf-comparator', z.object({ comparisonId: id }), { crossTab: true }),
  'comparator/closed': fact('mf-comparator', z.object({ count: z.int() })),
  'account/signed-in': fact('mf-account', z.object({ session }), { personal: true }),
  'account/signed-out': fact('mf-account', z.object({}), { crossTab: true }),
  'account/favourites-changed': fact('mf-account', z.object({ plantIds: z.array(id) }), {
    retained: true,
    crossTab: true,
  }),
  'shell/show-toast': intent(
    'shell',
    z.object({
      tone: z.enum(['success', 'info', 'warning', 'error']),
      text: z.string(),
      durationMs: z.optional(z.int()),
    }),
  ),
  /** The session cookie has changed outside mf-account: ask the backend again. */
  'shell/refresh-session': intent('shell', z.object({})),
  /** The person chooses anew, also what the banner asked once. */
  'shell/choose-cookies': intent('shell', z.object({ accepted: z.boolean() })),
  'shell/change-currency': intent('shell', z.object({ code: currencyCode })),
  /** Something would like to interrupt: the shell decides whether and when, in the order of these names. */
  'shell/request-prompt': intent('shell', z.object({ name: z.enum(['fair-popup', 'survey', 'newsletter']) })),
  'comparator/add': intent('mf-comparator', compared),
  'comparator/remove': intent('mf-comparator', z.object({ plantId: id })),
  /** With plants it shows a comparison that somebody shared, beside the visitor's own. */
  'comparator/open': intent(
    'mf-comparator',
    z.object({
      from: z.enum(['tray', 'card', 'plant', 'header', 'link']),
      plantIds: z.optional(z.array(id)),
    }),
  ),
  'account/sign-in': intent(
    'mf-account',
    z.object({
      view: z.enum(['login', 'register', 'recovery', 'exclusive']),
      email: z.optional(z.string()),
      /** Whose session has ended while the page was open: what was typed there waits for the same person. */
      personId: z.optional(id),
    }),
    { personal: true },
  ),
  'account/sign-out': intent('mf-account', z.object({})),
  'account/toggle-favourite': intent('mf-account', z.object({ plantId: id, title: z.string() })),
  /** Nobody is signed in: the device keeps the comparison until somebody is. */
  'account/keep-comparison': intent('mf-account', z.object({ plantIds: z.array(id) })),
  'account/create-alert': intent('mf-account', z.object({ path: z.string() })),
} as const;

export type Catalogue = typeof catalogue;
export type Topic = keyof Catalogue;
export type FactTopic = { [T in Topic]: Catalogue[T] extends { readonly kind: 'fact' } ? T : never }[Topic];
export type IntentTopic = Exclude<Topic, FactTopic>;
export type Payload<T extends Topic> = z.output<Catalogue[T]['schema']>;
/** Facts that a given owner may publish. */
export type FactOf<Owner extends TopicOwner> = {
  [T in FactTopic]: Catalogue[T] extends { readonly owner: Owner } ? T : never;
}[FactTopic];
/** Intents that a given owner handles. */
export type IntentOf<Owner extends TopicOwner> = {
  [T in IntentTopic]: Catalogue[T] extends { readonly owner: Owner } ? T : never;
}[IntentTopic];
