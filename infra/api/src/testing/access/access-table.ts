/** Who asks: nobody, or one of the accounts of the demonstration data with one role each. */
export const visitors = ['nobody', 'visitor', 'builder', 'contributor', 'seo', 'admin'] as const;
export type Visitor = (typeof visitors)[number];

type Answer = 'signs in first' | 'may not' | 'is let in';

interface Group {
  readonly who: readonly Visitor[];
  /** Ids of calls; `C001-C005` stands for all between. */
  readonly calls: string;
}

/**
 * Who may make each call, written down from the documents and not from the code. What a call does with an object of
 * somebody else is another matter: it is not found.
 */
const groups: readonly Group[] = [
  // The own account, whatever it is: kept things, profile, sessions, privacy, requests, ratings, own pictures.
  {
    who: ['visitor', 'builder', 'contributor', 'seo', 'admin'],
    calls: `C115 C121-C126 C128-C131 C137 C160 C210 C211 C213-C215 C220-C237 C254-C266 C273-C278 C285-C288
      C320 C381-C384 C390-C393 C405-C407`,
  },
  // Projects, drafts, states, prices, stock: builders, and administrators for any builder.
  {
    who: ['builder', 'admin'],
    calls: 'C052 C053 C055 C056 C301-C306 C308 C313 C330-C342 C350 C352 C353 C360 C361 C363-C370 C380 C385-C389',
  },
  // Comments to moderate; homes for whom contacts are entered by hand.
  { who: ['contributor', 'admin'], calls: 'C240 C241 C248' },
  { who: ['seo', 'admin'], calls: 'C145-C147 C247' },
  // Accounts, approvals, requests, canonical addresses.
  { who: ['admin'], calls: 'C054 C142 C144 C242-C246 C267 C309-C312 C314 C315 C394 C395 C400-C402 C404' },
  // Answers about a person: that person, or an administrator. The example of C140 is the visitor's own.
  { who: ['admin'], calls: 'C136 C139' },
  { who: ['visitor', 'admin'], calls: 'C140' },
];

/** What the portal's own servers tell one another: no session opens it. */
const ofServers = idsOf('C249');

/** What a visitor does without an account, and what everybody may read. */
const open =
  idsOf(`C001-C051 C057-C114 C116-C120 C127 C132-C135 C138 C141 C143 C148-C159 C161-C166 C201 C216-C218 C250-C253
  C279-C284 C307 C316-C318 C343 C344 C351 C362 C371 C372 C396 C397 C403 C408 C410-C412 C414 C415 C420`);

/** What a call answers to somebody; fails for a call of which nobody has written down who may make it. */
export function answerTo(visitor: Visitor, operation: string): Answer {
  const id = operation.slice(0, 4);
  if (ofServers.has(id)) return 'may not';
  const group = groups.find(({ calls }) => idsOf(calls).has(id));
  if (!group && !open.has(id)) throw new Error(`${id} stands in no group of the table of who may call what.`);
  if (!group || group.who.includes(visitor)) return 'is let in';
  return visitor === 'nobody' ? 'signs in first' : 'may not';
}

function idsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).flatMap(idsBetween));
}

function idsBetween(span: string): string[] {
  const [first = 0, last = first] = span.split('-').map((id) => Number(id.slice(1)));
  return Array.from({ length: last - first + 1 }, (_, index) => `C${String(first + index).padStart(3, '0')}`);
}
