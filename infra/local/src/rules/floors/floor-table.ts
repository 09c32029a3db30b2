import { apiFloors } from './api-floors.ts';
import { contractFloors } from './contract-floors.ts';
import { endToEndFloors } from './end-to-end-floors.ts';
import type { FloorTable } from './floors.ts';
import { infraFloors } from './infra-floors.ts';
import { releasesFloors } from './releases-floors.ts';
import { remoteFloors } from './remote-floors.ts';
import { shellFloors } from './shell-floors.ts';

/** Every folder whose contents stand on declared floors. */
export const floorTable: FloorTable = {
  ...contractFloors,
  ...infraFloors,
  ...releasesFloors,
  ...apiFloors,
  ...shellFloors,
  ...remoteFloors,
  ...endToEndFloors,
};
