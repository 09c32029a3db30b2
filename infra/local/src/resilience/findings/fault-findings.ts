import type { Findings } from './finding.ts';

/** Security and faults of a portal that runs. */
export const faultFindings: Findings = {
  'faults A1': {
    found: 'a full disk ends every program, for a line of a log could not be written',
    tests: [
      'infra/local/src/terminal/log-file.test.ts › a line that finds no room on the disk is lost, and nobody falls over it',
      'infra/local/src/terminal/log-file.test.ts › a log that is large enough begins anew, and the part before it stays',
      'infra/local/src/terminal/reporter.test.ts › a start on a full disk (%s) goes on without logs',
      'infra/local/src/supervisor/survivors.test.ts › a run that begins on a full disk is written down as soon as there is room',
      'infra/local/src/resilience/write-faults.test.ts › the %s starts without room and is read; it refuses writes with %d until there is room',
      'infra/api/src/engine/http/read-only.test.ts › without room the metrics raise the alarm',
      'infra/search/src/store/never-forgets.test.ts › below the floor of the disk nothing is written and everything is read',
      'infra/releases/src/storage/storage.test.ts › below the floor of its disk a folder takes no file; what it has it gives, and can remove',
      'infra/releases/src/following/bad-releases.test.ts › below the floor of its disk a shell fetches nothing: what it has runs on, and the reason is told',
      'infra/admin/src/recovery/program/backup-program.test.ts › without room nothing is written, and the log that waits is given up before it fills the disk',
      'shell/server/cache/page-store.test.ts › on a full disk what is kept makes room, and the next page finds it',
      'infra/local/src/resilience/full-volume.test.ts › a volume that is full to the last byte ends nobody: all is read, writes say when to come again, and with room all goes on',
    ],
    accepted: 'Only root fills a volume under all programs at once',
  },
  'faults A1, not ready': {
    found: 'a shell says that it is ready while its disk is full',
    tests: [],
    accepted: 'Not ready is said for no full disk',
  },
  'faults A2': {
    found: 'one client with 24 connections takes every page of a remote from everybody, by words that no page reads',
    tests: [
      'shell/server/page/pages.test.ts › what a screen does not have in its query makes no page of its own, and no remote hears of it',
      'shell/server/admission/admission.test.ts › one network draws on a quarter of what is drawn at a time, though nobody else is there',
      'shell/server/admission/network-budgets.test.ts › a network has a burst, and gets some back each second, up to the burst again',
      'shell/server/render/render-pool.test.ts › renders that nobody could have drawn in time say nothing about their remote',
      'shell/server/render/render-pool.test.ts › a screen whose circuit is open takes no other screen with it, a fragment none, and no fragment a screen',
      'shell/server/page/last-resort/last-resort.test.ts › a network that asks for too much is told so in the frame; others get their pages, and no remote is blamed',
      'infra/deploy/src/deployment.test.ts › what one network may ask of %s has a limit',
    ],
    accepted: 'Overload is driven against a whole portal',
  },
  'faults A3': {
    found: 'a console goes on for hours after its person has lost the role, the account or the session',
    tests: [
      'infra/releases/src/console/portal-people.test.ts › the portal is asked once in ten seconds, and what it says then counts',
      'infra/releases/src/console/portal-people.test.ts › a person who was refused stays refused while the portal is silent',
      'infra/releases/src/http/console.test.ts › ends when somebody signs out, after eight hours, and with its token',
      'infra/releases/src/http/approval-routes.test.ts › a token is minted by two people, once for each confirmation',
      'infra/releases/src/http/approval-routes.test.ts › neither asks nor confirms who has not proven a second factor of late',
      'infra/releases/src/http/approval-routes.test.ts › no token lives longer than a quarter of a year, whoever asks for it',
    ],
  },
  'faults A4': {
    found: 'a pin brings a version to everybody past the gate, and a team tells results of its own tests',
    tests: [
      'infra/releases/src/http/gate-routes.test.ts › a pin of a version that was never stable passes the gate like a promotion; one that was is a way back',
      'infra/releases/src/http/matrix-routes.test.ts › only what a runner signed counts, once, and no token makes up for it',
    ],
  },
  'faults A5': {
    found: 'without the search the home is a 500 and every listing a 503; while it hangs each costs two seconds',
    tests: [
      'e2e/resilience/outages.spec.ts › [R001, R047, B040] without the search the home and the lists are those of the database, and say what is missing',
      'e2e/resilience/second-search.spec.ts › that hangs keeps nobody waiting: lists are those of the database, and its own once it goes on',
      'e2e/journeys/results-journeys.spec.ts › [B044] a search that is away with the database answers 503 with a way to try again',
    ],
    accepted: 'One search process, one PostgreSQL, one machine',
  },
  'faults A6': {
    found: 'a program that hangs is never replaced, and a read waits for it half a minute',
    tests: [
      'infra/local/src/supervisor/program-part.test.ts › a program that hangs, %s, is ended and started again',
      'infra/local/src/resilience/write-faults.test.ts › whoever is hurt is replaced in time',
      'shell/server/slow-backends.test.ts › while the API hangs cold pages are told so within half a second, and are whole as soon as it is back',
      'shell/server/portal/backends.test.ts › who reads %s is told soon that nobody answers',
      'infra/observability/src/tell-systemd.test.ts › a program whose main thread stands still says nothing',
      'infra/deploy/src/deployment.test.ts › a program that is always started again is also watched for hanging, and replaced within five seconds',
    ],
  },
  'faults A7': {
    found: 'whoever knows an address keeps its owner out by wrong passwords, for ever and untold',
    tests: [
      'e2e/journeys/wrong-passwords.spec.ts › [B071] strangers who guess passwords work for it and lock nobody out; the owner is told of them',
      'infra/api/src/people/users/wrong-passwords.test.ts › [C112] strangers who guess on and on do not keep the owner out of a device that the account knows',
      'infra/api/src/people/users/wrong-passwords.test.ts › [C115, C255] guesses at the login, or in another session, take nothing of a session that changes its password',
      'infra/api/src/people/users/password-routes.test.ts › [C117] however often strangers ask, the owner always has a link that is good, or gets another',
      'infra/api/src/people/users/password-routes.test.ts › [C117] whoever asks for another link voids none: the first that is used ends the others',
      'infra/admin/src/unlock-command.test.ts › unlock forgets what was counted for one account, and says so in the log of staff',
    ],
  },
  'faults A8': {
    found: 'strangers have letters of many kinds sent to one mailbox',
    tests: [
      'infra/api/src/engine/mail/mailbox-budget.test.ts › a mailbox that strangers write to gets eight letters a day of all kinds together, and none is dead for it',
      'infra/api/src/engine/mail/mailbox-budget.test.ts › what a stranger can have sent to any address counts, each kind of it',
    ],
    accepted: 'A contact per address, builder and day',
  },
  'faults A9': {
    found: 'slow readers of a large public document stop the API',
    tests: [
      'infra/api/src/engine/http/docs-pages.test.ts › the document is drawn up once, however often it and its page are read',
      'infra/api/src/engine/http/docs-pages.test.ts › whoever has it already, or keeps it before us, does not fetch it again',
      'infra/observability/src/unread-answers.test.ts › whoever asks and never reads is cut',
      'shell/server/front-door.test.ts › whoever asks and never reads is cut',
    ],
  },
  'faults A10': {
    found: 'a restart of the shell is an outage with an empty memory after it; fragments are 404 meanwhile',
    tests: [
      'shell/server/two-shells.test.ts › of two shells on one socket one hangs and is killed, the other is replaced, and no visitor is refused',
      'infra/api/src/two-apis.test.ts › of two APIs on one socket one hangs and is killed, the other is replaced, and no call is refused',
      'shell/server/cache/page-store.test.ts › what was kept is served after a restart at once, and for this user alone to read',
      'infra/releases/src/following/outages.test.ts › nothing kept and no registry: 503 with a way out, pages as soon as it is there',
    ],
  },
  'faults A11, secrets': {
    found: 'damaged secrets are a stack trace, and nothing rotates them',
    tests: [
      'infra/local/src/portal/ports.test.ts › damaged secrets (%j) are one sentence, and are not written over',
      'infra/local/src/portal/ports.test.ts › secrets that are rotated are others at the next start',
    ],
  },
  'faults A11, stop': {
    found: 'a clean stop under load resets connections',
    tests: [
      'shell/server/start-server.test.ts › a server that stops lets requests end, refuses new ones and is not ready meanwhile',
      'shell/server/start-server.test.ts › the process gets ready, stops on SIGTERM with 0 and leaves nothing behind',
    ],
  },
  'faults A11, statuses': {
    found: 'a program that just died is a 502 for some and a 503 for others',
    tests: [
      'infra/local/src/resilience/write-faults.test.ts › a hurt portal says so: no answer was an error of its own',
      'shell/server/proxy/proxy.test.ts › a read that meets a connection which the backend has just closed is sent once more; a write is not',
    ],
    accepted: '502 for a write that broke off',
  },
  'faults A11, metrics': {
    found:
      'figures of the shell are open to programs of its machine, and to the world behind a proxy that says nothing',
    tests: [
      'shell/server/front-door.test.ts › health and metrics answer on this machine, whatever the host',
      'infra/deploy/src/deployment.test.ts › probes, metrics and calls of the platform are closed to visitors, and who asks is never taken from them',
    ],
    accepted: "The shell's `/metrics` is open to programs of its machine",
  },
  'faults A11, cookies': {
    found: 'cookies have no name that a subdomain cannot plant; headers of API and shell differ',
    tests: [
      'infra/api/src/people/users/user-routes.test.ts › [B075] on https the session stands in a cookie that no other subdomain can plant, and no other is believed',
      'infra/api/src/engine/http/security-headers.test.ts › for ever by https is said of a portal at %s: %s',
    ],
  },
  'faults A11, hosts': {
    found: 'two hosts are answered for the first, and this machine has numbers for names',
    tests: [
      'shell/server/front-door.test.ts › two hosts are one too many',
      'shell/server/page/pages.test.ts › a host that is none of ours is refused: %s',
    ],
  },
  'faults A11, limits': {
    found: 'limits of an address are counted by each process for itself, and not at all on this machine',
    tests: [
      'infra/api/src/engine/http/protocol.test.ts › behind a public origin a visitor on this machine is limited too; the shell that renders is not',
      'infra/api/src/people/users/password.test.ts › a flood of tries takes half of the cores, from however many networks it comes',
    ],
    accepted: 'Each process counts requests of an address for itself',
  },
  'faults A11, sessions': {
    found: 'calls end sessions of an account, and no screen does',
    tests: [
      'e2e/journeys/person-journeys.spec.ts › [B133, R111, C213, C214] ends the session of another browser, which is signed out',
    ],
  },
  'faults A11, links': {
    found: 'a link of another site puts a visitor onto other versions without asking',
    tests: [
      'shell/server/links/links.test.ts › that another site has set asks first, and lets in whoever says so on the portal itself',
    ],
  },
  'faults A11, letters': {
    found: 'letters and logs lie in one volume without an end',
    tests: [
      'infra/api/src/engine/third-parties/mail/folder-mail.test.ts › the oldest letters make room for new ones once there are too many bytes of them',
    ],
  },
};
