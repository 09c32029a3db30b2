import type { Findings } from './finding.ts';

/** What teams and their testers met on the platform, and what their releases did to the portal. */
export const platformFindings: Findings = {
  'platform A1': {
    found: 'a loader that throws for everybody, and an effect that does, are seen by no health and stand in no log',
    tests: [
      'infra/releases/src/health/closed-loop.test.ts › a version whose loader throws, so that its router draws the error, is rolled back with what was thrown',
      'shared-contracts/kit/src/remote/define-remote.test.tsx › what a loader or an effect throws in the browser is told, and the router goes on',
      'shared-contracts/kit/src/remote/define-server.test.tsx › [B013] an unexpected error is a 500 whose cause stays on the server',
      'e2e/resilience/canary-health.spec.ts › is taken back by itself, with a reason',
    ],
  },
  'platform A2': {
    found: 'a remote reads the keys of the platform, and ends the shell',
    tests: [
      'shell/server/render/strongest-wall.test.ts › what stands before it is taken only where every attack fails',
      'shell/server/render/render-process.test.ts › the shell makes its calls: reads of the API, as the visitor, whose session the process never has',
      'shell/server/portal/drawing-places.test.ts › where the wall must be whole, nothing draws behind one that is not',
      'infra/deploy/src/deployment.test.ts › each program is a user of its own, keeps what it keeps for itself, and may do no more than it needs',
    ],
    accepted: "Draws in processes behind Node's permissions alone",
  },
  'platform A3': {
    found:
      'a new remote cannot be added as the README says: closed lists, migrations, restarts, keywords that are not named',
    tests: [
      'infra/releases/src/following/own-repository.test.ts › the lines of the README make a remote of another repository',
      'infra/releases/src/following/declared-page.test.ts › a remote that no table knows has pages by the registry alone, and when it is withdrawn they are gone',
      'infra/releases/src/contract/contract-in-manifest.test.ts › a schema with a word that the gate does not know says where, and which: %j',
      'infra/releases/src/contract/contract-in-manifest.test.ts › what editors write about a schema says nothing about values, and is left out',
    ],
  },
  'platform A4': {
    found: 'what a shell gives its remotes stands in no contract',
    tests: [
      'infra/releases/src/gate/testing/host-names.ts › a shell whose router has no useSearchParams',
      'infra/releases/src/gate/testing/host-names.ts › a shell whose remotes have no toast',
      'infra/releases/src/gate/testing/breaking-platform.ts › a shell that shares a module no more',
    ],
  },
  'platform A5': {
    found: 'a loader answers with a hundred megabytes, which the shell holds',
    tests: [
      'shell/server/render/render-process.test.ts › %s costs its process at most: the shell grows by nothing, others are drawn, and the next page is there at once',
    ],
    accepted: "Draws in processes behind Node's permissions alone",
  },
  'platform A6': {
    found: 'a changed prototype breaks the next page, and nobody names who changed it',
    tests: [
      'shell/browser/watch/built-ins.test.tsx › an addition throws where it is made, a replacement is put back at the next look',
      'shell/browser/watch/built-ins.test.tsx › what was changed before anybody watched is put back and told of all that draw, not of the shell',
    ],
  },
  'platform A7': {
    found: 'a release of a changed tree names a commit that it is not of; what does not compile is released',
    tests: [
      'infra/build/src/provenance.test.ts › a tree is clean until something in it is not of its commit',
      'infra/local/src/build/require-types.test.ts › a fault of types is told with its place, and the way round it',
    ],
  },
  'platform B': {
    found: 'development takes a stop, and says neither who fails nor where',
    tests: [
      'e2e/resilience/dev-over-portal.spec.ts › a remote of this machine lies over a portal of releases, and edits are seen at once',
      'infra/build/src/dev/dev.test.ts › what fails is told with its place, and the next build draws again',
    ],
    accepted: '`npm run dev` beside a running portal is refused',
  },
  'platform C': {
    found: 'a page that is new waits half an hour for old tabs',
    tests: [
      'infra/releases/src/following/declared-page.test.ts › a remote that no table knows has pages by the registry alone, and when it is withdrawn they are gone',
      'infra/local/src/portal/publish-part.test.ts › what the registry does not take does not keep a portal from starting that ran before',
    ],
  },
  'platform E, refused': {
    found: 'what a gate can read of a build is refused with field, party and way out',
    tests: [
      'infra/releases/src/gate/can-release.test.ts › there are at least 40 seeded breaks and 50 compatible changes',
      'infra/build/src/contract/side-effects.test.ts › %s is a global write',
      'infra/build/src/contract/side-effects.test.ts › %s reaches beyond its remote',
    ],
  },
  'platform E, styles': {
    found: 'sibling selectors, classes of the body and sheets that are put in pass',
    tests: [
      'infra/build/src/contract/side-effects.test.ts › %s reaches beyond its remote',
      'e2e/probe/compare.test.ts › %s: %#',
      'e2e/resilience/release-probe.spec.ts › names each thing that a release does to the portal around it, and nothing of a sound one',
    ],
  },
  'platform E, made-up names': {
    found:
      'globals by made-up names, aliases, removed headers, cleared storage, intervals, swallowed clicks, addresses, foreign servers pass',
    tests: [
      'e2e/resilience/release-probe.spec.ts › names each thing that a release does to the portal around it, and nothing of a sound one',
      'e2e/probe/compare.test.ts › %s: %#',
      'infra/releases/src/http/probe-routes.test.ts › what a browser found wrong is named, until a later run finds nothing',
      'infra/deploy/src/deployment.test.ts › nothing becomes stable in an installation that no browser has tried',
    ],
    accepted: 'The probe is asked for by an installation',
  },
  'platform E, covers': {
    found: 'a class of its own that lies over the page passes',
    tests: [
      'e2e/resilience/canary-health.spec.ts › is taken back by itself, with a reason',
      'shell/browser/watch/covered.test.tsx › a page whose controls lie under something of a remote is its fault',
    ],
  },
  'platform E, imports': {
    found: 'another remote’s sources, and a fact that is published on mount alone, pass the gate',
    tests: [
      'e2e/resilience/bus-replay.spec.ts › a session of search, comparison and favourites is recorded, and a version that does otherwise is told by field',
    ],
    accepted: 'The gate knows no imports between remotes',
  },
  'platform F, server': {
    found: 'loops, memory, exits, signals, late errors and floods of a stable version cost more than its own pages',
    tests: [
      'shell/server/render/render-process.test.ts › %s costs its process at most: the shell grows by nothing, others are drawn, and the next page is there at once',
      'shell/server/render/render-process.test.ts › what %s leaves behind in a process is told of its render, with its stack',
      'e2e/resilience/failing-renders.spec.ts › its page answers 503, the pages around it stay whole',
    ],
    accepted: 'A version that is stable is warned of',
  },
  'platform F, browser': {
    found: 'a throwing effect, a freeze, a lost rejection, clicks without effect and a covered page are told of nobody',
    tests: [
      'e2e/resilience/what-visitors-see.spec.ts › a page that stands still, answers no click or lies under something is told by the browser itself',
      'e2e/resilience/canary-health.spec.ts › is taken back by itself, with a reason',
      'e2e/resilience/canary-health.spec.ts › that is sound says nothing of itself, wherever its visitors go',
      'shell/browser/watch/watch.test.tsx › a promise that was called off is nobody’s fault',
    ],
  },
  'platform F, disk': {
    found: 'a flipped byte of a release on disk is served once',
    tests: [
      'e2e/resilience/tampered-files.spec.ts › a release on disk with one flipped byte is never run: its remote is missing, the others are there',
      'infra/releases/src/following/bad-releases.test.ts › with a flipped byte: the version never runs, the last good one stays, and it heals',
    ],
  },
  'platform G': {
    found: 'swaps under load lose no request; whether memory flattens was not seen',
    tests: ['e2e/resilience/swaps.spec.ts › swaps: no request fails, no tab is hurt, memory stays flat'],
  },
  'platform H': {
    found: 'without the registry the console hangs; a shell that starts without it was not tried',
    tests: [
      'infra/releases/src/following/outages.test.ts › goes away: the portal serves on, says so, and follows again by itself',
      'infra/releases/src/following/outages.test.ts › a shell that starts without its registry serves what ran last, and follows once it is back',
      'shell/server/front-door.test.ts › a backend that hangs, breaks off or is away gives problem+json; a body that is too large is refused',
    ],
  },
  'platform I': {
    found: 'the console finds no version by its words, shows no commit and no results, and a link holds one remote',
    tests: [
      'e2e/journeys/platform-console.spec.ts › all versions are searched by the words of their commits, each leads to its remote and its source',
      'e2e/journeys/platform-console.spec.ts › each environment is a console of its own; a key opens those that it is for',
    ],
    accepted: 'A link of the console holds one remote',
  },
  'platform J': {
    found:
      'no own repository, other framework, legacy page or environment; routing by domain, edge and other hosts are missing',
    tests: [
      'infra/releases/src/following/own-repository.test.ts › the lines of the README make a remote of another repository',
      'e2e/resilience/any-framework.spec.ts › a page made with Svelte and a fragment that is a web component are drawn, come alive and are crossed as any other',
      'e2e/resilience/legacy-page.spec.ts › [C408] pages of another server stand in the portal without what runs, and are replaced one by one',
      'infra/releases/src/http/environment-routes.test.ts › a change in one makes no composition of another, and the lock says where it runs',
    ],
    accepted: 'Not built',
  },
};
