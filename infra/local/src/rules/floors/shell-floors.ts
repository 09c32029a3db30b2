import type { FloorTable } from './floors.ts';

/** The shell: the plain visit goes down from the front door to the document; links, chaos and dev are wrapped around it. */
export const shellFloors: FloorTable = {
  shell: [
    ['cookies.ts', 'store.ts', 'topics.ts', 'offline'],
    ['document'],
    ['session', 'currency'],
    ['frame'],
    ['browser', 'server', 'worker', 'rspack.config.ts'],
  ],
  'shell/server': [
    ['http', 'render'],
    ['admission'],
    ['registry'],
    ['config.ts', 'cache', 'currency', 'proxy', 'site'],
    ['artifacts'],
    ['composition'],
    ['releases'],
    ['page', 'platform', 'signals'],
    ['chaos', 'dev', 'offline', 'toolbar'],
    ['links'],
    ['front-door.ts'],
    ['portal'],
    ['start-server.ts'],
    ['main.ts'],
  ],
  'shell/server/releases': [
    ['follow', 'fetch'],
    ['start'],
    ['prove', 'show'],
    ['composition-source.ts', 'prepare-release.ts'],
    ['carry-out.ts', 'doubtful-releases.ts'],
    ['folder-source.ts', 'registry-source.ts'],
  ],
};
