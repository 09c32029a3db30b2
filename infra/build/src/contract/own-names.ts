import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { repositoryRoot } from '../build-target.ts';
import { inputsOfApp } from '../sources/build-inputs.ts';
import { shortNames } from '../styles/short-names.ts';

/** A class as its sheet has it. */
export interface OwnClass {
  /** Of the sheet, in the repository. */
  readonly path: string;
  readonly name: string;
}

/**
 * The short class names of a release of an application, whose sources lie below a folder, and what they stand for. Throws
 * where two of its sheets would share them, once in tens of thousands of releases: another name for one of the files is
 * the way out.
 */
export function ownNames(app: AppName, folder: string): ReadonlyMap<string, OwnClass> {
  const names = new Map<string, OwnClass>();
  for (const path of inputsOfApp(repositoryRoot, folder).files.filter((file) => file.endsWith('.module.css'))) {
    const css = readFileSync(join(repositoryRoot, path), 'utf8');
    for (const [name, short] of shortNames({ app, path, css }) ?? []) {
      if (names.has(short)) throw new Error(`${path} has a class name of another sheet: rename the file`);
      names.set(short, { path, name });
    }
  }
  return names;
}
