import type { Findings } from './finding.ts';

/** Attacks that a portal held, kills that lost nothing, and what nobody had tried or built at first. */
export const heldFindings: Findings = {
  'faults B, rights': {
    found: 'every guarded call refuses whoever may not, and things of others do not exist',
    tests: [
      'infra/api/src/engine/http/protocol.test.ts › every endpoint that demands a session refuses visitors with 401, and people without the role with 403',
      'infra/api/src/testing/attack/attack-by-strangers.test.ts › strangers find no 5xx, no leak and nothing of somebody else in any call, by any field',
      'infra/api/src/testing/attack/attack-by-owners.test.ts › guarded calls answer 401 to nobody, whatever is sent; every call answers its own example without a fault',
      'infra/api/src/testing/attack/attack-by-strangers.test.ts › what the victim has is as it was',
    ],
  },
  'faults B, statements': {
    found: 'no field carries a statement into the database',
    tests: [
      'infra/api/src/testing/attack/attack-by-strangers.test.ts › no injected statement was carried out',
      'infra/api/src/testing/attack/attack-by-owners.test.ts › no injected statement was carried out',
    ],
  },
  'faults B, other sites': {
    found:
      'no other site writes in the name of a visitor; a foreign origin that says same-origin, and another character set, pass',
    tests: [
      'infra/api/src/engine/http/protocol.test.ts › a write by %s',
      'infra/api/src/engine/http/protocol.test.ts › bodies of another type are 415, huge ones 413, and no answer tells of the inside',
      'infra/api/src/engine/http/protocol.test.ts › another site in a character set of its own',
      'infra/releases/src/http/console.test.ts › is of no use for writes of %s',
    ],
    accepted: 'A write that says `same-origin` with a foreign `Origin`',
  },
  'faults B, smuggling': {
    found: 'no request hides behind another: lengths and chunks, bare line ends, folded headers, bodies of reads',
    tests: [
      'shell/server/smuggling.test.ts › %s is no request, and nothing behind it is one',
      'shell/server/smuggling.test.ts › the body of a read is a body, whatever it looks like',
      'shell/server/proxy/proxy.test.ts › a body in chunks of %s is a body to the backend, never a request',
      'shell/server/proxy/proxy.test.ts › the length of a body of %s cannot be named a header of the connection',
    ],
  },
  'faults B, words of visitors': {
    found: 'no header of a visitor is believed or kept: absolute addresses, hosts, forwarded addresses, traces',
    tests: [
      'shell/server/front-door.test.ts › garbage on the wire ends only its own connection',
      'shell/server/front-door.test.ts › a backend sees the true address of the visitor, cookies and statuses pass, hop-by-hop headers do not',
      'shell/server/observability.test.ts › what a visitor says about traces is not believed, and does not reach the API',
      'infra/api/src/engine/http/protocol.test.ts › [C112] one address may try 20 passwords in five minutes; a forged forwarded address does not help',
      'infra/api/src/engine/mail/mail-topic.test.ts › a name that carries line breaks adds no header and no receiver',
    ],
  },
  'faults B, files': {
    found: 'nothing but listed files of releases and media is read',
    tests: ['shell/server/front-door.test.ts › nothing but listed files of releases and media can be read'],
  },
  'faults B, kept pages': {
    found: 'no cookie or header changes what is kept for everybody; personal pages are kept nowhere',
    tests: [
      'shell/server/page/pages.test.ts › [B011] personal pages see the session cookie and are stored nowhere; public pages never see it',
      'e2e/matrix/seo.spec.ts › [B011] anonymous pages may be kept, personal ones never',
    ],
  },
  'faults B, keys and tokens': {
    found: 'the key of browsers searches and nothing else; a token of a team does nothing to others',
    tests: [
      'infra/search/src/protocol/client-keys.test.ts › the search key searches and nothing else; a wrong key is refused',
      'infra/releases/src/registry/tokens.test.ts › a team releases its own remote only; nobody without a token releases anything',
      'infra/releases/src/links/links.test.ts › is refused with %s',
      'infra/api/src/people/users/user-routes.test.ts › [C116] a captcha answer counts once, and only for our own challenges in time',
    ],
  },
  'faults B, logs': {
    found: 'no log tells a secret or a person, and keys are for their program to read',
    tests: [
      'infra/api/src/engine/http/observe-requests.test.ts › no line tells who asked, for what, or what the body held',
      'shell/server/observability.test.ts › no line tells who visited, which address, or what a remote said about a person',
      'infra/search/src/observer.test.ts › no line tells what was searched, by whom, or with which key',
      'infra/local/src/portal/ports.test.ts › secrets are made once, for this user only',
    ],
  },
  'faults B, state': {
    found: 'one state folder has one portal, and damaged files of it are said and healed',
    tests: [
      'infra/db/src/embedded/start-database.test.ts › a second supervisor on the same data is told who has them',
      'infra/db/src/embedded/pid-lock.test.ts › a file that is no lock is replaced',
      'infra/releases/src/following/outages.test.ts › a torn file of what ran last is said clearly, and the registry is waited for',
      'infra/search/src/store/index-store.test.ts › a broken snapshot or catalog is set aside and told, and the process starts',
    ],
  },
  'faults B, slow peers': {
    found: 'thousands of connections that never end a request slow nobody',
    tests: [
      'infra/bench/src/hostile/noticed.test.ts › a row says how the tails lie to those of calm, who was refused, and what attackers got',
    ],
    accepted: 'Overload is driven against a whole portal',
  },
  'faults C': {
    found: 'kills of every program under load lose no acknowledged write and send no letter twice',
    tests: [
      'infra/local/src/resilience/write-faults.test.ts › every acknowledged write is there, and none that was never made',
      'infra/local/src/resilience/write-faults.test.ts › every mail that a write caused is out, once to whoever looks at its Message-ID',
      'infra/local/src/resilience/write-faults.test.ts › search equals the database again within 10 s after the last program is back',
      'infra/local/src/resilience/registry-kill.test.ts › every acknowledged release is there after kill -9 of the registry and of its database, and after it had no descriptors; none is half',
      'e2e/resilience/swaps.spec.ts › swaps: no request fails, no tab is hurt, memory stays flat',
    ],
  },
  'faults D, clock': {
    found: 'nobody had turned a clock',
    tests: [
      "infra/api/src/people/sessions/session-routes.test.ts › an API with a clock an hour %s its database's opens sessions that outlast its being put right, and sends letters, once",
      'infra/releases/src/registry/tokens.test.ts › expire by the clock of the database, whatever the clock of the service says',
    ],
    accepted: 'A clock that is wrong',
  },
  'faults D, descriptors': {
    found: 'nobody had taken the descriptors of a program',
    tests: [
      'infra/local/src/resilience/write-faults.test.ts › the %s takes nobody while it has no descriptors, goes on, and is there as soon as it has some',
      'infra/local/src/resilience/registry-kill.test.ts › every acknowledged release is there after kill -9 of the registry and of its database, and after it had no descriptors; none is half',
      'shell/server/start-server.test.ts › a process without descriptors takes no visitor, and is there for them as soon as it has some',
    ],
    accepted: 'A program without descriptors takes nobody',
  },
  'faults D, markup': {
    found: 'nobody had put markup into every stored text',
    tests: [
      'e2e/journeys/reading-journeys.spec.ts › [B068] a reader comments on an article; links and markup are only text',
      'infra/api/src/engine/mail/letter-html.test.ts › nothing in a letter becomes markup',
      'shell/server/page/pages.test.ts › [R001] a page has its head, its slot and its data, and nothing breaks out of a JSON block',
      'shell/server/page/pages.test.ts › the policy is constant but for the hashes of sheets, and lets the bootstrap run by its hash only',
    ],
  },
  'faults D, sheets': {
    found: 'nobody had put formulas into tables that people take along',
    tests: [
      'infra/api/src/builders/leads/sheet-text.test.ts › [B144] %j is no formula',
      'infra/releases/src/console/audit-csv.test.ts › %j is text for every spreadsheet',
      'mf-comparator/src/sharing/csv.test.ts › no text of a builder becomes a formula',
    ],
  },
  'faults D, old words': {
    found: 'nobody had told a running shell an old composition or a forged visitor',
    tests: [
      'infra/releases/src/following/outages.test.ts › a kept composition that was changed is not used',
      'shell/server/releases/registry-source.test.ts › a release that is signed by nobody, by a stranger, or lies under a used number is refused',
      'shell/server/composition/visitor-key.test.ts › %j is no key of ours: the visitor gets one, the same for the whole visit',
    ],
    accepted: 'Visitors may choose the key that draws their versions',
  },
  'faults D, pictures': {
    found: 'nobody had sent a picture that unpacks to more than there is memory',
    tests: [
      'infra/api/src/pictures/inspection/inspect-picture.test.ts › a bomb is refused by its header',
      'infra/api/src/pictures/inspection/inspect-picture.test.ts › a picture of many passes that would fill the memory is refused by its header',
    ],
  },
  'faults E, recovery': {
    found: 'no copy of a moment, no drill, no rule for migrations',
    tests: [
      'infra/admin/src/recovery/drill.test.ts › a machine that is lost is back as it was at minute N: rows, uploads, releases and keys',
      'infra/admin/src/recovery/drill.test.ts › nothing in the store can be read without the key, and nothing tells what it is',
      'infra/db/src/schema/expand-contract.test.ts › a contraction is let through where it names an earlier migration since which nobody uses it, only there',
    ],
  },
  'faults E, one of each': {
    found: 'one PostgreSQL, one search, one shell, one supervisor',
    tests: [
      'shell/server/two-shells.test.ts › of two shells on one socket one hangs and is killed, the other is replaced, and no visitor is refused',
      'infra/bench/src/engine/hosted-search.test.ts › the API configures, fills and keeps a search elsewhere by address, application and key alone',
    ],
    accepted: 'One search process, one PostgreSQL, one machine',
  },
  'faults E, people': {
    found:
      'staff has no second factor and no administration; nobody reads what happened to an account, or takes data along',
    tests: [
      'e2e/journeys/factor-journeys.spec.ts › [B111, C113, C253] staff without a second factor meets no screen of staff, sets one up, and has the own menu',
      'e2e/journeys/staff-journeys.spec.ts › [R076, B145, C242, C243, C245] finds a person, sees what is known, blocks and unblocks',
      'infra/api/src/people/security-log/security-log.test.ts › what is written stays: no change, no deletion before 24 months, and the job deletes what is older',
      'infra/api/src/people/privacy/deletion.test.ts › [B137] afterwards nothing in the database names the person, but for the proof of consents',
    ],
    accepted: 'Contacts and leads stay until their builder or the person ends them',
  },
  'faults E, security log': {
    found: 'the log of security can be rewritten by whoever owns the database, and is shipped nowhere',
    tests: [],
    accepted: 'The log of security is append-only in the database',
  },
  'faults E, supply': {
    found: 'no provenance, no bill of materials, no look at advisories; one key a machine, in a file',
    tests: [
      'infra/local/src/supply/supply.test.ts › the bill of materials is the same whenever it is made, and has every package of the lockfile once',
      'infra/local/src/supply/supply.test.ts › version %s has a weakness: %s',
      'infra/releases/src/http/origin-routes.test.ts › a release of a tree with changes is marked, and refused for everybody with the way out',
      'infra/releases/src/signing/signature.test.ts › rotation: old signatures of a retired key stay good, it makes no new ones; a revoked key vouches for nothing',
    ],
    accepted: "Keys lie in files of their program's user",
  },
};
