import type { FloorTable } from './floors.ts';

/** infra/releases: an upload comes in, channels say what runs, the gate and the judge of canaries stand above them. */
export const releasesFloors: FloorTable = {
  'infra/releases/src': [
    ['contract', 'packages', 'signing', 'storage'],
    ['config.ts', 'registry'],
    ['claims', 'settings'],
    ['intake', 'channels', 'living', 'links'],
    ['collection', 'matrix', 'health', 'console'],
    ['gate', 'client'],
    ['cli', 'http'],
    ['main.ts'],
  ],
  'infra/releases/console': [
    ['registry'],
    ['session', 'health'],
    ['frame'],
    ['change'],
    ['now'],
    ['settings'],
    ['audit', 'failures', 'links', 'approvals', 'sessions', 'remote'],
    ['releases'],
    ['console-routes.tsx'],
    ['console-app.tsx'],
    ['main.tsx', 'build-console.ts'],
  ],
};
