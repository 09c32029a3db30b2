import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const neededMajor = 24;
const oldestMajor = 20;

const majorHere = Number(process.versions.node.split('.')[0]);

/** True when the C library is glibc: the packaged Node and PostgreSQL are built for nothing else on Linux. */
function hasGlibc() {
  if (process.platform !== 'linux') return false;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime !== undefined;
}

function bringsNode(root) {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isListed = `node-${process.platform}-${process.arch}` in optionalDependencies;
  return isListed && (process.platform !== 'linux' || hasGlibc());
}

/** Why this machine cannot run Umbral, as one sentence; empty when it can. Checked before anything is installed. */
export function platformFault(root) {
  if (majorHere < oldestMajor) return `Umbral needs Node ${oldestMajor} or later to begin; this is ${process.version}.`;
  if (majorHere >= neededMajor || bringsNode(root)) return '';
  return `npm has no Node ${neededMajor} for ${process.platform} on ${process.arch}: install Node ${neededMajor} or later and try again.`;
}

/** The program that runs everything: the Node of the workspace, else this one when it is new enough. */
export function chooseNode(root) {
  const packaged = join(root, 'node_modules/.bin/node');
  if (existsSync(packaged) && hasGlibc()) return packaged;
  return majorHere >= neededMajor ? process.execPath : '';
}
