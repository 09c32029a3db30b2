import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockedPackage, readLockedPackages } from './locked-packages.ts';

function purlOf({ name, version }: LockedPackage): string {
  // A scope's at sign is written out in an address of a package.
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
}

function hashesOf(integrity: string | undefined) {
  const [, algorithm = '', digest = ''] = /^(sha\d+)-(\S+)/.exec(integrity ?? '') ?? [];
  if (algorithm === '') return {};
  const alg = algorithm.toUpperCase().replace('SHA', 'SHA-');
  return { hashes: [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] };
}

function licenseOf(license: string | undefined) {
  if (!license) return {};
  // What is no expression of SPDX is only a name.
  const isName = /^(SEE LICENSE|UNLICENSED)/.test(license);
  return { licenses: [isName ? { license: { name: license } } : { expression: license }] };
}

function componentOf(one: LockedPackage) {
  return {
    type: 'library',
    'bom-ref': purlOf(one),
    name: one.name,
    version: one.version,
    // Tools and tests never run where the portal runs.
    scope: one.isDevelopment ? 'excluded' : one.isOptional ? 'optional' : 'required',
    ...hashesOf(one.integrity),
    ...licenseOf(one.license),
    purl: purlOf(one),
  };
}

/** The lockfile as a bill of materials, CycloneDX 1.6: the same lockfile gives the same bytes, without a network. */
export function billOfMaterials(root: string): string {
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'umbral', name: 'umbral' } },
    components: readLockedPackages(root).map(componentOf),
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

/** The sha384 of the lockfile in hexadecimal: releases name the bill of materials by it. */
export function lockfileDigest(root: string): string {
  return createHash('sha384')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Writes the bill of materials of what is built now beside the builds, once for each lockfile; gives its path. */
export function writeBillOfMaterials(root: string, artifactsDir: string): string {
  const folder = join(artifactsDir, 'bill-of-materials');
  const file = join(folder, `${lockfileDigest(root).slice(0, 16)}.cdx.json`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}.draft`, billOfMaterials(root));
  renameSync(`${file}.${process.pid}.draft`, file);
  return file;
}
