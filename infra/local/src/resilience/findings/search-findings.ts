import type { Findings } from './finding.ts';

/** The search engine beside the protocol that it speaks, under floods, kills and full disks, and beside others. */
export const searchFindings: Findings = {
  'search A1': {
    found:
      'one request with the key of browsers stops all searching for a minute: polygons, letters, a hundred queries',
    tests: [
      'infra/search/src/survive-flood.test.ts › while one address asks %s, a visitor is answered',
      'infra/search/src/protocol/search-limits.test.ts › queries and hits of one request have an end, in the words of Algolia where it has one too',
      'infra/search/src/protocol/search-limits.test.ts › %s has an end by its %s',
      'infra/search/src/engine/polygon-area.test.ts › a place is held against the few edges at its height, however many there are',
      'infra/search/src/engine/work-budget.test.ts › %s: with less than it costs the answer is true, says that it may not be all, and the work ends',
      'infra/search/src/threads/search-pool.test.ts › answers have an end',
      'infra/search/src/threads/search-pool.test.ts › one caller with many requests never holds every thread',
    ],
  },
  'search A2': {
    found: 'a task that failed, vanished or never was is said to be published',
    tests: [
      'infra/search/src/store/never-forgets.test.ts › a restart knows those that were published and those that were lost',
      'infra/search/src/store/never-forgets.test.ts › one that the disk refused tells why, to whoever waits for it, and so does readiness',
      'infra/search/src/store/never-forgets.test.ts › one that nobody knows is not found, whichever index it is asked of',
      'infra/search/src/store/never-forgets.test.ts › a snapshot that did not fit leaves nothing on the full disk, and an old one goes at the start',
      'infra/search/src/survive-kill.test.ts › kill -9 while writing loses no published task, time after time',
    ],
  },
  'search A3': {
    found: 'one failed write of the catalog loses all that is acknowledged after it',
    tests: [
      'infra/search/src/store/never-forgets.test.ts › what is acknowledged is there after a restart, though the catalog names an older snapshot',
      'infra/search/src/store/never-forgets.test.ts › nothing is acknowledged that a restart would look for under another name',
    ],
  },
  'search A4': {
    found: 'records that are deleted during an export make others go missing',
    tests: [
      'infra/search/src/protocol/client-browse.test.ts › what is deleted and written during an export makes nothing else go missing or come twice',
    ],
  },
  'search A5': {
    found: 'an export repeats the key that it was asked with',
    tests: [
      'infra/search/src/protocol/client-browse.test.ts › neither an answer nor its cursor repeats the credentials of a browser',
    ],
  },
  'search A6, protocol': {
    found: 'events, statistics and the place that matched are missing; what Algolia refuses is taken',
    tests: [
      'infra/search/src/protocol/client-analytics.test.ts › searches, those that found nothing, and what was clicked of them',
      'infra/search/src/protocol/client-searches.test.ts › retrieved attributes, snippets, pages, response fields, ranking information',
      'infra/search/src/protocol/client-rules.test.ts › whether a promoted record must meet the filters is told by its own rule, not by another',
      'infra/search/src/settings/hosted-limits.test.ts › what hosted Algolia refuses is refused here',
      'infra/search/src/store/index-store.test.ts › what is cleared can be written again, before and after a restart',
    ],
    accepted: "Of Algolia's other services",
  },
  'search A6, words': {
    found: 'ß, ø, ł and hyphens are not found as people write them, and a half is found and never marked',
    tests: [
      'infra/search/src/engine/text/fold.test.ts › %s is %s',
      'infra/search/src/engine/text/fold.test.ts › the words that are found and the words that are marked are the same: %s',
      'infra/search/src/engine/text/fold.test.ts › a half is marked where it stands',
    ],
    accepted: "Of Algolia's other services",
  },
  'search B': {
    found: 'answers equal those of an oracle, also over many segments and after a kill',
    tests: [
      'infra/search/src/engine/search-segments.test.ts › random queries over one segment: totals, facets, statistics and order',
      'infra/search/src/engine/search-segments.test.ts › the same over three segments with deleted and replaced records',
      'infra/search/src/clients/algoliasearch.test.ts › the full client with compressed bodies writes, waits and reads',
    ],
  },
  'search C': {
    found: 'a letter alone is the slowest question, and tables hide tails, HTTP and writers',
    tests: [
      'infra/bench/src/engine/bench-oracle.test.ts › words: accents, plurals, stop words, typos, beginnings, spaces too many or too few',
    ],
    accepted: 'How fast the search is',
  },
  'search D': {
    found: 'hosted search is not reached from a start, loses its further hosts, and nobody compares what it refuses',
    tests: [
      'infra/local/src/portal/search-service.test.ts › with them it runs none, and API and shell ask the hosted one, each with its own key',
      'infra/bench/src/engine/hosted-search.test.ts › the API configures, fills and keeps a search elsewhere by address, application and key alone',
      'infra/search/src/settings/hosted-limits.test.ts › the settings of the portal are within what hosted Algolia takes: switching is configuration',
      'infra/search/src/clients/algoliasearch.test.ts › host after host: reads go on where the first one does not answer',
      'e2e/resilience/second-search.spec.ts › [R047, B040] is asked by pages and browsers because the configuration names it',
    ],
    accepted: 'One search process, one PostgreSQL, one machine',
  },
  'search E': {
    found: 'code that nothing calls, arrows that run backwards, memory that searches share',
    tests: [
      'infra/local/src/dependency-rules.test.ts › this repository is read whole',
      'infra/search/src/threads/search-pool.test.ts › searches that run at once, in threads and between the queries of others, do not see one another',
    ],
  },
  'search E, groups': {
    found: 'grouping takes the first value, and ranks all',
    tests: [
      'infra/search/src/protocol/client-parameters.test.ts › distinct keeps the best of each group; facets before or after it',
      'infra/search/src/protocol/client-parameters.test.ts › a page is of so many groups, whatever each of them shows',
    ],
  },
};
